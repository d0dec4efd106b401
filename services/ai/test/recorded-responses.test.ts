import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createOpenAiProvider } from '../src/openai/openai-provider.ts';
import { defaultOpenAiSettings } from '../src/openai/settings.ts';
import type { AiProvider, ModelResponse } from '../src/providers/provider.ts';
import {
  expectGroundedAnalysis,
  expectDraftOrClearError,
  expectGroundedExtraction,
} from './clear-outcome.ts';
import { startFakeModel, type FakeModel, type Reply } from './fake-model-server.ts';
import { onlyLoopback } from './only-loopback.ts';
import { annualReport, guidelines, policy } from './extracted-texts.ts';

onlyLoopback();

let model: FakeModel | undefined;
afterEach(() => model?.close());

/** Creates a provider whose model returns the recorded responses in order (`bench/ai/record-responses.ts`). */
async function replaying(name: string): Promise<AiProvider> {
  const file = new URL(`recorded/${name}.json`, import.meta.url);
  const { responses } = JSON.parse(await readFile(file, 'utf8')) as { responses: ModelResponse[] };
  const replies = responses.map(({ text, finish, usage }): Reply => ({
    text,
    finish,
    ...(usage && { usage: [usage.inputTokens, usage.outputTokens] }),
  }));
  model = await startFakeModel((_, nth) => replies[nth - 1] ?? replies.at(-1) ?? { text: '' });
  return createOpenAiProvider({
    ...defaultOpenAiSettings,
    baseUrl: model.baseUrl,
    model: 'recorded',
    concurrency: 1,
    retryBaseMs: 1,
    retryCapMs: 1,
  });
}

describe('the recorded responses of a small model', () => {
  it.each([
    ['guidelines', guidelines],
    ['policy', policy],
  ])('lead to a grounded analysis or a clear error for %s', async (name, extractedText) => {
    await expectGroundedAnalysis(await replaying(name), extractedText);
    expect(model?.requests.length).toBeGreaterThan(0);
  });

  it('lead to grounded fields or a clear error for an organization document', async () => {
    await expectGroundedExtraction(await replaying('annual-report'), annualReport);
    expect(model?.requests.length).toBeGreaterThan(0);
  });

  it('become the sections of the draft', async () => {
    const sections = await expectDraftOrClearError(await replaying('draft'));
    // the model repeats the delimiters in its input
    expect(JSON.stringify(sections)).not.toContain('<<<');
  });
});

import { afterEach } from 'vitest';
import { createOpenAiProvider } from '../src/openai/openai-provider.ts';
import { defaultOpenAiSettings } from '../src/openai/settings.ts';
import type { OpenAiSettings } from '../src/openai/settings.ts';
import type { DraftInput, ReserveUsage, Usage } from '../src/providers/provider.ts';
import { startFakeModel } from './fake-model-server.ts';
import type { FakeModel, ReceivedRequest, Reply } from './fake-model-server.ts';
import { onlyLoopback } from './only-loopback.ts';
import { modelAnalysis } from './model-analysis.ts';
import { draftInput, guidelines } from './extracted-texts.ts';

let model: FakeModel | undefined;

/** Returns the fake endpoint of the current test; undefined before `providerAgainst` is called. */
export const fakeModel = (): FakeModel | undefined => model;

/** Lets the tests of a file reach only fake endpoints, and closes the endpoint after each test. */
export const allowOnlyFakeModels = (): void => {
  onlyLoopback();
  afterEach(async () => {
    await model?.close();
    model = undefined;
  });
};

export async function providerAgainst(
  reply: (request: ReceivedRequest, nth: number) => Reply,
  overrides: Partial<OpenAiSettings> = {},
) {
  model = await startFakeModel(reply);
  return createOpenAiProvider({
    ...defaultOpenAiSettings,
    baseUrl: model.baseUrl,
    model: 'test-model',
    apiKey: 'secret-key',
    idleMs: 20_000,
    totalMs: 60_000,
    retryBaseMs: 5,
    retryCapMs: 50,
    ...overrides,
  });
}

export const nothing = modelAnalysis();
export const json = (value: unknown): Reply => ({ text: JSON.stringify(value) });
export const analyzeInput = (
  overrides: {
    signal?: AbortSignal;
    onUsage?: (usage: Usage) => void;
    reserve?: ReserveUsage;
  } = {},
) => ({
  extractedText: guidelines,
  today: '2026-11-21',
  userId: 'a user',
  signal: new AbortController().signal,
  onProgress: () => undefined,
  ...overrides,
});
export const draft = (
  provider: Awaited<ReturnType<typeof providerAgainst>>,
  overrides: Partial<DraftInput> = {},
) => provider.draft({ ...draftInput(overrides), onSection: () => undefined });

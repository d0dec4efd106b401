import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOpenAiProvider } from '../src/openai/openai-provider.ts';
import { defaultOpenAiSettings } from '../src/openai/settings.ts';
import type { AiProvider } from '../src/providers/provider.ts';
import {
  expectGroundedAnalysis,
  expectDraftOrClearError,
  expectGroundedExtraction,
} from './clear-outcome.ts';
import { startFakeModel, type FakeModel, type Reply } from './fake-model-server.ts';
import { generateResponse, type JsonSchema } from './generated/generate-response.ts';
import { contentFaults } from './generated/content-faults.ts';
import { seededRandom, type Random } from './generated/random.ts';
import { wireFaults } from './generated/wire-faults.ts';
import { onlyLoopback } from './only-loopback.ts';
import { annualReport, guidelines } from './extracted-texts.ts';

onlyLoopback();

/** Every fault in two random variants. */
const faults: [string, (text: string, random: Random) => Reply][] = [
  ...Object.entries(contentFaults).map(
    ([name, change]) =>
      [name, (text: string, random: Random) => ({ text: change(text, random) })] as const,
  ),
  ...Object.entries(wireFaults),
].map(([name, reply]) => [name, reply]);
const cases = Array.from({ length: 120 }, (_, seed) => {
  const [name, reply] = faults[seed % faults.length] ?? ['', () => ({ text: '' })];
  return { name, seed, reply };
});

const lines = [...guidelines.blocks, ...annualReport.blocks].flatMap((block) =>
  block.type === 'table' ? [] : [block.text],
);
/** In these tests, the maximum retry delay is a few milliseconds. */
const timeoutMs = 20_000;
/** Three attempts for each of two requests for the same response, and one for each section of a draft. */
const maxRequests = 6;

let model: FakeModel;
let reply: (text: string, random: Random) => Reply = (text) => ({ text });
let random = seededRandom(0);
const newProvider = (): AiProvider =>
  createOpenAiProvider({
    ...defaultOpenAiSettings,
    baseUrl: model.baseUrl,
    model: 'test-model',
    retryBaseMs: 1,
    retryCapMs: 1,
  });
beforeAll(async () => {
  model = await startFakeModel(({ body }) => {
    const format = body['response_format'] as { json_schema: { schema: JsonSchema } } | undefined;
    const answer = format
      ? generateResponse(format.json_schema.schema, random, lines)
      : { text: 'In 2025 we served 12,400 households.', count: 14 };
    return reply(JSON.stringify(answer), random);
  });
});
afterAll(() => model.close());

const withinLimits = async <T>(seed: number, work: () => Promise<T>): Promise<T> => {
  const before = model.requests.length;
  random = seededRandom(seed);
  const result = await work();
  expect(model.requests.length - before).toBeLessThanOrEqual(maxRequests);
  return result;
};

describe('a valid response', () => {
  it('produces a result', async () => {
    reply = (text) => ({ text });
    const provider = newProvider();
    for (let seed = 0; seed < 20; seed++) {
      random = seededRandom(seed);
      expect(await expectGroundedAnalysis(provider, guidelines)).toBeDefined();
      expect(await expectGroundedExtraction(provider, annualReport)).toBeDefined();
    }
  });
});

describe.each(cases)('a response that $name ($seed)', ({ seed, reply: faulty }) => {
  it(
    'leads to a valid result or a clear error in every kind of job',
    { timeout: timeoutMs },
    async () => {
      reply = faulty;
      const provider = newProvider();
      await withinLimits(seed, () => expectGroundedAnalysis(provider, guidelines));
      await withinLimits(seed, () => expectGroundedExtraction(provider, annualReport));
      await withinLimits(seed, () => expectDraftOrClearError(provider));
    },
  );
});

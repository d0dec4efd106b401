import { describe, expect, it } from 'vitest';
import type { ReceivedRequest } from './fake-model-server.ts';
import {
  analyzeInput,
  allowOnlyFakeModels,
  fakeModel,
  nothing,
  providerAgainst,
} from './openai-under-test.ts';
import { emptyExtraction } from './empty-extraction.ts';
import { paragraph, createExtractedText } from './extracted-texts.ts';
import { withinContext, withinContextWithAnswer } from './small-context.ts';

allowOnlyFakeModels();

const sentences = Array.from(
  { length: 60 },
  (_, n) => `Applicants must describe step ${n} of their plan, and what it costs in a year.`,
);
const filler = 'The fund was begun by people of the valley who wanted to give something back. ';
/** 30,000 characters, a fifth of them requirements. */
const guidelines = createExtractedText(
  ...sentences.map((text) => paragraph(`${text} ${filler.repeat(6)}`.slice(0, 505))),
);

const replyWithRequirements = ({ data }: ReceivedRequest) => ({
  ...nothing,
  requirements: (data.match(/Applicants must[^.]*\./g) ?? []).map((text) => ({
    text,
    kind: 'content',
    mandatory: true,
    quote: text,
  })),
});
const analyze = (provider: Awaited<ReturnType<typeof providerAgainst>>) =>
  provider.analyze({ ...analyzeInput(), extractedText: guidelines });
const catchError = (work: Promise<unknown>) => work.catch((error: unknown) => error);
const wasRefused = ({ data }: ReceivedRequest, tokens: number) => data.length / 4 > tokens;

describe('guidelines with 30,000 characters', () => {
  it.each([
    ['1,024 tokens', { tokens: 1_024 }],
    ['2,048 tokens that include the schema', { tokens: 2_048, countsSchema: true }],
    ['4,096 tokens', { tokens: 4_096 }],
  ])('are analyzed completely with a context of %s', async (_, context) => {
    const provider = await providerAgainst(withinContext(context, replyWithRequirements));
    const { requirements } = await analyze(provider);
    expect(requirements).toEqual(sentences);
    const requests = fakeModel()?.requests ?? [];
    expect(requests.filter((request) => wasRefused(request, context.tokens)).length).toBeLessThan(
      3,
    );
  });

  it('are split according to the context size that the server reports, without trial and error', async () => {
    const provider = await providerAgainst(
      withinContext({ tokens: 1_024 }, () => nothing),
      { chunkChars: 48_000 },
    );
    await analyze(provider);
    const sizes = fakeModel()?.requests.map(({ data }) => data.length) ?? [];
    expect(sizes[0]).toBeGreaterThan(30_000);
    expect(Math.max(...sizes.slice(1))).toBeLessThan(1_500);
    expect(sizes.length).toBeLessThan(sentences.length + 5);
  });

  it('are analyzed with consistent progress if chunks are split', async () => {
    const provider = await providerAgainst(withinContext({ tokens: 1_024 }, replyWithRequirements));
    const totals: (number | undefined)[] = [];
    await provider.analyze({
      ...analyzeInput(),
      extractedText: guidelines,
      onProgress: ({ done, total }) => totals.push(done === total ? total : undefined),
    });
    expect(totals.filter((total) => total !== undefined)).toHaveLength(1);
    expect(totals.at(-1)).toBeGreaterThan(10);
  });

  it('are requested with a shorter response if the server rejects the response length', async () => {
    const provider = await providerAgainst(withinContextWithAnswer(12_000, replyWithRequirements));
    const { requirements } = await analyze(provider);
    expect(requirements).toEqual(sentences);
  });

  it('are requested with shorter lists, so that a model that fills them stops', async () => {
    const provider = await providerAgainst(withinContext({ tokens: 4_096 }, filled));
    await expect(analyze(provider)).resolves.toMatchObject({ requirements: [] });
  });
});

describe('a context too small for our instructions', () => {
  const tooSmall = {
    code: 'unusable-response',
    detail: expect.stringMatching(
      /^The AI service’s context is too small\. Its context holds 1,024 tokens, .* take [\d,]+\. Ask the administrator of this site to enlarge it or to choose another model\.$/,
    ) as string,
  };

  it('is reported after a few requests of an analysis', async () => {
    const context = { tokens: 1_024, countsSchema: true };
    const provider = await providerAgainst(withinContext(context, replyWithRequirements));
    expect(await catchError(analyze(provider))).toMatchObject(tooSmall);
    expect(fakeModel()?.requests.length).toBeLessThan(12);
  });

  it('is reported for an extraction', async () => {
    const context = { tokens: 1_024, countsSchema: true };
    const provider = await providerAgainst(withinContext(context, () => emptyExtraction));
    expect(await catchError(extract(provider))).toMatchObject(tooSmall);
  });

  it('is reported without sizes if the server does not return them', async () => {
    const provider = await providerAgainst(() => ({
      status: 400,
      code: 'context_length_exceeded',
    }));
    expect(await catchError(analyze(provider))).toMatchObject({
      detail: expect.stringContaining('Our instructions alone exceed') as string,
    });
    expect(fakeModel()?.requests.length).toBeLessThan(40);
  });

  it('is reported if even the response to short text does not fit', async () => {
    const provider = await providerAgainst(withinContext({ tokens: 500 }, filled));
    expect(await catchError(analyze(provider))).toMatchObject({
      detail: expect.stringContaining('Its context holds 500 tokens') as string,
    });
  });
});

describe('a long organization document', () => {
  it.each([
    ['1,024 tokens', { tokens: 1_024 }],
    ['2,560 tokens that include the schema', { tokens: 2_560, countsSchema: true }],
  ])('is extracted completely with a context of %s', async (_, context) => {
    const provider = await providerAgainst(
      withinContext(context, ({ data }) => ({
        ...emptyExtraction,
        pastAchievements: data.match(/We built [^.]*\./g)?.slice(0, 6) ?? [],
      })),
    );
    const { pastAchievements } = await extract(provider);
    expect(pastAchievements?.match(/We built/g)).toHaveLength(60);
  });
});

const longDocument = createExtractedText(
  ...sentences.map((_, n) =>
    paragraph(`We built house ${n} for a family. ${filler.repeat(6)}`.slice(0, 500)),
  ),
);

const extract = (provider: Awaited<ReturnType<typeof providerAgainst>>) =>
  provider.extract({
    documents: [{ name: 'History', reading: longDocument }],
    userId: 'a user',
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });

/** Returns the response of a weak model, with as many requirements as the schema allows, each at its maximum length. */
function filled({ body }: ReceivedRequest) {
  type Text = { maxLength: number };
  type Schema = {
    properties: {
      requirements: { maxItems: number; items: { properties: { text: Text; quote: Text } } };
    };
  };
  const format = body['response_format'] as { json_schema: { schema: Schema } };
  const { maxItems, items } = format.json_schema.schema.properties.requirements;
  const { text, quote } = items.properties;
  return {
    ...nothing,
    requirements: Array.from({ length: maxItems }, () => ({
      text: 'x'.repeat(text.maxLength / 2),
      kind: 'content',
      mandatory: true,
      quote: 'x'.repeat(quote.maxLength / 2),
    })),
  };
}

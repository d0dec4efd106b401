import { inspect } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { documentText } from '@grantwright/shared/richtext';
import { createOpenAiProvider } from '../src/openai/openai-provider.ts';
import { defaultOpenAiSettings } from '../src/openai/settings.ts';
import type { OpenAiSettings } from '../src/openai/settings.ts';
import type { DraftInput, Usage } from '../src/providers/provider.ts';
import { startFakeModel } from './fake-model-server.ts';
import type { Asked, FakeModel, Reply } from './fake-model-server.ts';
import { onlyLoopback } from './only-loopback.ts';
import { draftInput, guidelines, paragraph, readingOf } from './readings.ts';

onlyLoopback();
let model: FakeModel | undefined;
afterEach(async () => {
  await model?.close();
  model = undefined;
});

async function providerAgainst(
  reply: (asked: Asked, nth: number) => Reply,
  over: Partial<OpenAiSettings> = {},
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
    ...over,
  });
}

const nothing = {
  isCall: true,
  documentKind: null,
  grantProgram: null,
  funder: null,
  deadline: null,
  requirements: [],
  sections: [],
  questions: [],
};
const json = (value: unknown): Reply => ({ text: JSON.stringify(value) });
const analyzeInput = (over: { signal?: AbortSignal; onUsage?: (usage: Usage) => void } = {}) => ({
  reading: guidelines,
  today: '2026-11-21',
  signal: new AbortController().signal,
  onProgress: () => undefined,
  ...over,
});
const draft = (
  provider: Awaited<ReturnType<typeof providerAgainst>>,
  over: Partial<DraftInput> = {},
) => provider.draft({ ...draftInput(over), onSection: () => undefined });

describe('a request', () => {
  it('asks the configured model for a strict schema, with the document as marked data', async () => {
    const provider = await providerAgainst(() => json(nothing));
    const used: Usage[] = [];
    await provider.analyze(analyzeInput({ onUsage: (usage) => used.push(usage) }));
    const [asked] = model?.asked ?? [];
    expect(asked).toMatchObject({
      path: '/v1/chat/completions',
      authorization: 'Bearer secret-key',
      schema: 'guidelines',
      body: { model: 'test-model', stream: true },
    });
    expect(asked?.body).not.toHaveProperty('tools');
    expect(asked?.task).not.toContain('Riverbend');
    expect(asked?.data).toMatch(
      /^<<<guidelines ([\w-]{36})>>>\n[\s\S]*Riverbend[\s\S]*\n<<<end \1>>>$/,
    );
    expect(used).toEqual([{ inputTokens: 100, outputTokens: 20 }]);
  });

  it('says where text goes', async () => {
    const provider = await providerAgainst(() => json(nothing));
    expect(provider).toMatchObject({ name: 'openai', model: 'test-model' });
    expect(provider.endpoint).toMatch(/^127\.0\.0\.1:\d+$/);
  });
});

describe('an endpoint in trouble', () => {
  it.each<[string, Reply, string, number]>([
    ['is busy for long', { status: 429, headers: { 'retry-after': '120' } }, 'provider-busy', 1],
    ['stays busy', { status: 429 }, 'provider-busy', 3],
    ['has no credit left', { status: 429, code: 'insufficient_quota' }, 'provider-failed', 1],
    ['refuses the key', { status: 401 }, 'provider-failed', 1],
    ['does not know the model', { status: 404 }, 'provider-failed', 1],
    ['fails', { status: 500 }, 'provider-failed', 3],
    ['is overloaded', { status: 503 }, 'unavailable', 3],
    ['says nothing', { stall: 'before' }, 'timed-out', 1],
    ['falls silent', { stall: 'after-first-words' }, 'timed-out', 1],
    ['drops the connection', { drop: true }, 'provider-failed', 3],
    ['ends without saying why', { text: '{}', finish: null }, 'provider-failed', 3],
    ['declines', { text: '', finish: 'content_filter' }, 'provider-failed', 1],
    ['answers no JSON', { text: 'Sure! Here is what I found:' }, 'provider-failed', 2],
    ['answers another schema', { text: '{"requirements": "many"}' }, 'provider-failed', 2],
  ])('that %s is answered in plain words', async (_, reply, code, requests) => {
    const provider = await providerAgainst(() => reply, 'stall' in reply ? { idleMs: 300 } : {});
    const failure = await provider.analyze(analyzeInput()).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code });
    expect(String(failure)).toMatch(/\.$/);
    expect(model?.asked).toHaveLength(requests);
  });

  it('passes on how long a busy one asks to wait, without waiting for it', async () => {
    const provider = await providerAgainst(() => ({
      status: 429,
      headers: { 'retry-after': '120' },
    }));
    await expect(provider.analyze(analyzeInput())).rejects.toMatchObject({ retryAfter: 120 });
  });

  it.each<[string, Reply]>([
    ['refuses', { status: 401, message: 'Incorrect API key: CANARY' }],
    ['fails', { status: 500, message: 'cannot do CANARY' }],
    ['answers no JSON', { text: 'CANARY' }],
    ['answers another schema', { text: '{"requirements": ["CANARY"], "CANARY": 1}' }],
  ])('that %s leaves no words of it behind for a log', async (_, reply) => {
    const provider = await providerAgainst(() => reply);
    const failure = await provider.analyze(analyzeInput()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(inspect(failure, { depth: 20 })).not.toMatch(/CANARY|secret-key|Riverbend/);
  });

  it('is asked again when it fails for a moment', async () => {
    const provider = await providerAgainst((_, nth) =>
      nth < 3
        ? { status: nth === 1 ? 429 : 502 }
        : json({ ...nothing, grantProgram: 'Riverbend Neighborhood Fund' }),
    );
    const analysis = await provider.analyze(analyzeInput());
    expect(analysis.grantProgram).toBe('Riverbend Neighborhood Fund');
  });

  it('is unavailable when nobody listens', async () => {
    const provider = await providerAgainst(() => json(nothing));
    await model?.close();
    await expect(provider.analyze(analyzeInput())).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('is left alone for a while after it failed again and again', async () => {
    const provider = await providerAgainst(() => ({ status: 500 }), {
      breaker: { failures: 3, halfOpenAfterMs: 60_000 },
    });
    await expect(provider.analyze(analyzeInput())).rejects.toMatchObject({
      code: 'provider-failed',
    });
    await expect(provider.analyze(analyzeInput())).rejects.toMatchObject({
      code: 'unavailable',
      retryAfter: 60,
    });
    expect(model?.asked).toHaveLength(3);
  });

  it('cannot hold us longer than the limit, however it trickles', async () => {
    const provider = await providerAgainst(() => ({ text: 'x'.repeat(40_000), pieceMs: 50 }), {
      totalMs: 400,
    });
    await expect(provider.analyze(analyzeInput())).rejects.toMatchObject({ code: 'timed-out' });
  });
});

describe('an endpoint that answers one request at a time', () => {
  it('is not given up for the silence of its queue, as long as it speaks to one of ours', async () => {
    let free = Promise.resolve();
    const provider = await providerAgainst(
      () => {
        const before = free;
        free = before.then(() => new Promise((resolve) => setTimeout(resolve, 450)));
        return { text: 'x'.repeat(1_600), pieceMs: 100, after: before };
      },
      { idleMs: 300 },
    );
    const sections = ['A', 'B', 'C'].map((name) => ({ name, description: '' }));
    const drafted = await draft(provider, { sections });
    expect(drafted.map(({ blocks }) => documentText(blocks).length)).toEqual([1_600, 1_600, 1_600]);
    expect(model?.asked).toHaveLength(3);
  });
});

describe('an endpoint and our schemas', () => {
  const hasLengths = ({ body }: Asked) => JSON.stringify(body).includes('"maxLength"');

  it('gets the lengths of texts as rules, so that a local model ends its strings', async () => {
    const provider = await providerAgainst(() => json(nothing));
    await provider.analyze(analyzeInput());
    expect(model?.asked.map(hasLengths)).toEqual([true]);
  });

  it('is asked without them, from then on, when it refuses them', async () => {
    const provider = await providerAgainst((asked) =>
      hasLengths(asked) ? { status: 400, message: "'maxLength' is not permitted" } : json(nothing),
    );
    await provider.analyze(analyzeInput());
    await provider.analyze(analyzeInput());
    expect(model?.asked.map(hasLengths)).toEqual([true, false, false]);
  });

  it('that takes neither form is reported after both', async () => {
    const provider = await providerAgainst(() => ({ status: 400, message: 'no such thing' }));
    await expect(provider.analyze(analyzeInput())).rejects.toMatchObject({
      code: 'provider-failed',
      detail: expect.stringMatching(/check its settings\.$/) as string,
    });
    expect(model?.asked).toHaveLength(2);
  });
});

describe('cancelling', () => {
  it('hangs up on the endpoint at once', async () => {
    const provider = await providerAgainst(() => ({ stall: 'after-first-words' }));
    const cancel = new AbortController();
    const work = provider.analyze(analyzeInput({ signal: cancel.signal }));
    await expect.poll(() => model?.asked.length).toBe(1);
    cancel.abort();
    await expect(work).rejects.toMatchObject({ code: 'cancelled' });
    await expect.poll(() => model?.asked[0]?.hungUp).toBe(true);
  });

  it('ends a draft with all its sections', async () => {
    const provider = await providerAgainst(() => ({ stall: 'before' }));
    const cancel = new AbortController();
    const work = draft(provider, { signal: cancel.signal });
    await expect.poll(() => model?.asked.length).toBe(2);
    cancel.abort();
    await expect(work).rejects.toMatchObject({ code: 'cancelled' });
    await expect.poll(() => model?.asked.every(({ hungUp }) => hungUp)).toBe(true);
  });
});

describe('a long document', () => {
  const longText = Array.from({ length: 100 }, (_, n) =>
    paragraph(`Applicants must describe item ${n} of their plan and what it costs in a year.`),
  );

  it('is read in parts side by side and joined in its own order', async () => {
    const provider = await providerAgainst(
      ({ data }) =>
        json({
          ...nothing,
          requirements: guidelines.blocks
            .flatMap((block) => ('text' in block && data.includes(block.text) ? [block.text] : []))
            .map((text) => ({ text, kind: 'content', mandatory: true, quote: text })),
        }),
      { chunkChars: 300 },
    );
    const analysis = await provider.analyze(analyzeInput());
    expect(model?.asked.length).toBeGreaterThan(2);
    const order = guidelines.blocks.flatMap((block) => ('text' in block ? [block.text] : []));
    expect(analysis.requirements).toEqual(order);
  });

  it('is halved until the model takes it', async () => {
    const provider = await providerAgainst(({ data }) =>
      data.length > 400
        ? { status: 400, code: 'context_length_exceeded' }
        : json({
            ...nothing,
            funder: data.includes('Foundation') ? 'Riverbend Community Foundation' : null,
          }),
    );
    const analysis = await provider.analyze(analyzeInput());
    expect(analysis.details.funder).toBe('Riverbend Community Foundation');
  });

  it('is halved when the answer does not fit either', async () => {
    const provider = await providerAgainst(({ data }) =>
      data.length > 6_000 ? { text: '{"isCall": tr', finish: 'length' } : json(nothing),
    );
    const reading = readingOf(...longText);
    await expect(provider.analyze({ ...analyzeInput(), reading })).resolves.toMatchObject({
      requirements: [],
    });
  });

  it('is not asked for paragraph by paragraph of a model that finds no end', async () => {
    const provider = await providerAgainst(() => ({ text: '{"isCall": tr', finish: 'length' }));
    const reading = readingOf(...longText);
    await expect(provider.analyze({ ...analyzeInput(), reading })).rejects.toMatchObject({
      code: 'provider-failed',
      detail: 'The AI service did not give a usable answer. Please try again.',
    });
    expect(model?.asked.length).toBeLessThan(5);
  });
});

describe('a draft', () => {
  it('asks for every section on its own, side by side, in plain text', async () => {
    let open = 0;
    let most = 0;
    const provider = await providerAgainst(({ data }) => {
      most = Math.max(most, ++open);
      setTimeout(() => open--, 50);
      return { text: `We wrote about ${/Name: (.*)/.exec(data)?.[1]}.`, pieceMs: 60 };
    });
    const sections = await draft(provider);
    expect(sections.map(({ name, blocks }) => [name, documentText(blocks)])).toEqual([
      ['Statement of Need', 'We wrote about Statement of Need.'],
      ['Project Plan', 'We wrote about Project Plan.'],
    ]);
    expect(most).toBe(2);
    expect(model?.asked.every(({ schema }) => schema === undefined)).toBe(true);
  });

  it('gives less of the material to a model that cannot take all, the nearest first', async () => {
    const provider = await providerAgainst(({ data }) =>
      data.length > 9_000
        ? { status: 400, message: 'request (9000 tokens) exceeds the available context size' }
        : { text: 'We see the need daily.' },
    );
    const notes = Array.from(
      { length: 400 },
      (_, n) => `Our van number ${n} was washed on a Monday.`,
    );
    const sections = [{ name: 'Statement of Need', description: 'Describe hunger in the county.' }];
    const additionalInfo = [...notes, 'Hunger in the county rose in every year since the flood.'];
    const [need] = await draft(provider, {
      sections,
      organizationInfo: { name: 'Food Bank', additionalInfo: additionalInfo.join('\n') },
    });
    expect(documentText(need?.blocks ?? [])).toBe('We see the need daily.');
    const last = model?.asked.at(-1)?.data;
    expect(last).toContain('Hunger in the county rose in every year since the flood.');
    expect(last).toContain('Name: Food Bank');
  });

  it('is free of our own marks when a model repeats them', async () => {
    const provider = await providerAgainst(({ data }) => ({
      text: `${data.split('\n')[0]}> We see the need daily.`,
    }));
    const [need] = await draft(provider);
    expect(documentText(need?.blocks ?? [])).toBe('We see the need daily.');
  });

  it('keeps what came when one section fails, and says what is missing', async () => {
    const provider = await providerAgainst(({ data }) =>
      data.includes('Name: Project Plan') ? { status: 500 } : { text: 'We see the need daily.' },
    );
    const [need, plan] = await draft(provider);
    expect(documentText(need?.blocks ?? [])).toBe('We see the need daily.');
    expect(documentText(plan?.blocks ?? [])).toMatch(/^\[NEEDS INPUT: .*Project Plan.*\]$/);
  });

  it('fails when the account is spent, whatever came before', async () => {
    const provider = await providerAgainst(({ data }) =>
      data.includes('Name: Project Plan')
        ? { status: 429, code: 'insufficient_quota' }
        : { text: 'We see the need daily.' },
    );
    await expect(draft(provider)).rejects.toMatchObject({ code: 'provider-failed' });
  });

  it('marks a section that broke off and keeps its whole sentences', async () => {
    const provider = await providerAgainst(() => ({
      text: 'We served 12,400 households. Next year we wi',
      finish: 'length',
    }));
    const [need] = await draft(provider);
    expect(documentText(need?.blocks ?? [])).toMatch(
      /^We served 12,400 households\.\n+\[NEEDS INPUT: .*broke off.*\]$/,
    );
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { checkEndpoint, type Finding } from '../src/endpoint-check/check-endpoint.ts';
import { defaultOpenAiSettings } from '../src/openai/settings.ts';
import type { OpenAiSettings } from '../src/openai/settings.ts';
import { startFakeModel } from './fake-model-server.ts';
import type { FakeModel, ReceivedRequest, Reply } from './fake-model-server.ts';

let model: FakeModel | undefined;
afterEach(() => model?.close());

const summary = {
  city: 'Springfield',
  amounts: [
    { purpose: 'van', dollars: 12_000 },
    { purpose: 'shelves', dollars: 3_500 },
  ],
};
const due = 'Applications are due on March 5, 2027 at 5:00 p.m. Eastern Time.';
const analysis = {
  isCall: true,
  documentKind: null,
  grantProgram: 'Harbor Street Small Grants',
  funder: null,
  deadline: { date: '2027-03-05', time: '17:00', timeZone: 'Eastern Time', quote: due },
  requirements: [{ text: 'Apply by March 5, 2027', kind: 'deadline', mandatory: true, quote: due }],
  sections: [],
  questions: [],
};

/** The replies of a strong model. */
function strong({ schema, data }: ReceivedRequest): Reply {
  if (schema === 'summary') return { text: JSON.stringify(summary) };
  if (schema === 'guidelines') return { text: JSON.stringify(analysis) };
  if (data.includes('flower')) return { text: 'Marigold' };
  return { text: 'one, two, three, '.repeat(60), pieceMs: 1 };
}

async function check(
  reply: (request: ReceivedRequest) => Reply,
  {
    over = {},
    prices,
  }: { over?: Partial<OpenAiSettings>; prices?: { input: number; output: number } } = {},
) {
  model = await startFakeModel(reply);
  const findings: Record<string, Finding> = {};
  const isUsable = await checkEndpoint(
    {
      ...defaultOpenAiSettings,
      baseUrl: model.baseUrl,
      model: 'test-model',
      retryBaseMs: 5,
      retryCapMs: 20,
      ...over,
    },
    {
      onFinding: (subject, finding) => (findings[subject] = finding),
      signal: new AbortController().signal,
      ...(prices && { prices }),
    },
  );
  return { isUsable, findings };
}

describe('the check of an endpoint', () => {
  it('finds that a strong model can be used, and what it costs', async () => {
    const { isUsable, findings } = await check(strong, { prices: { input: 0.4, output: 1.6 } });
    expect(isUsable).toBe(true);
    expect(Object.values(findings).map(({ outcome }) => outcome)).toEqual(
      Array.from({ length: 5 }, () => 'works'),
    );
    expect(findings['cost']?.text).toMatch(/roughly \$0\.04/);
  });

  it('asks for prices to calculate costs', async () => {
    const { findings } = await check(strong);
    expect(findings['cost']?.text).toContain('AI_DOLLARS_PER_MILLION_INPUT');
  });

  it('says that an endpoint responds in one piece', async () => {
    const { isUsable, findings } = await check((request) =>
      request.schema || request.data.includes('flower') ? strong(request) : { text: 'one, two' },
    );
    expect(isUsable).toBe(true);
    expect(findings['streaming']).toMatchObject({ outcome: 'limited' });
  });

  it('says that a server drops the beginning of long texts', async () => {
    const { findings } = await check((request) =>
      request.data.includes('flower') ? { text: 'There is no flower.' } : strong(request),
    );
    expect(findings['long texts']).toMatchObject({
      outcome: 'limited',
      text: expect.stringContaining('OLLAMA_CONTEXT_LENGTH'),
    });
  });

  it('says that a context is too small', async () => {
    const { isUsable, findings } = await check((request) =>
      request.data.includes('flower')
        ? { status: 400, code: 'context_length_exceeded' }
        : strong(request),
    );
    expect(isUsable).toBe(true);
    expect(findings['long texts']?.text).toContain('smaller parts');
  });

  it('says that a model cannot follow a schema', async () => {
    const { isUsable, findings } = await check((request) =>
      request.schema ? { text: 'Sure! Here is your summary.' } : strong(request),
    );
    expect(isUsable).toBe(false);
    expect(findings['schemas']).toEqual({
      outcome: 'fails',
      text: expect.stringContaining('stronger model'),
    });
  });

  it('says that a weak model misses the deadline', async () => {
    const { isUsable, findings } = await check((request) =>
      request.schema === 'guidelines'
        ? { text: JSON.stringify({ ...analysis, deadline: null, requirements: [] }) }
        : strong(request),
    );
    expect(isUsable).toBe(true);
    expect(findings['analysis']).toMatchObject({
      outcome: 'limited',
      text: expect.stringContaining('no deadline'),
    });
  });

  it.each([
    [{ status: 401 }, 'OPENAI_API_KEY'],
    [{ status: 404 }, 'test-model exists'],
    [{ status: 429 }, 'busy'],
    [{ status: 429, code: 'insufficient_quota' }, 'no credit'],
    [{ status: 500 }, 'error of its own'],
    [{ drop: true as const }, 'broke'],
  ])('says why nothing works when the endpoint answers %o', async (reply, words) => {
    const { isUsable, findings } = await check(() => reply);
    expect(isUsable).toBe(false);
    expect(Object.keys(findings)).toEqual(['streaming']);
    expect(findings['streaming']?.text).toContain(words);
  });

  it('says that nothing listens at the address', async () => {
    const { findings } = await check(strong, { over: { baseUrl: 'http://127.0.0.1:1/v1' } });
    expect(findings['streaming']?.text).toContain('Is the server running?');
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { checkEndpoint } from '../src/endpoint-check/check-endpoint.ts';
import type { Finding } from '../src/endpoint-check/check-tools.ts';
import { defaultOpenAiSettings } from '../src/openai/settings.ts';
import type { OpenAiSettings } from '../src/openai/settings.ts';
import { startFakeModel } from './fake-model-server.ts';
import type { FakeModel, ReceivedRequest, Reply } from './fake-model-server.ts';
import { modelAnalysis, modelStep } from './model-analysis.ts';

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
const analysis = modelAnalysis({
  grantProgram: 'Harbor Street Small Grants',
  steps: [modelStep(due, { date: '2027-03-05', time: '17:00', words: 'March 5, 2027' })],
});

/** Returns the replies of a strong model. */
function replyLikeStrongModel({ schema, data }: ReceivedRequest): Reply {
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

describe('the endpoint check', () => {
  it('reports that a strong model can be used, and what it costs', async () => {
    const { isUsable, findings } = await check(replyLikeStrongModel, {
      prices: { input: 0.4, output: 1.6 },
    });
    expect(isUsable).toBe(true);
    expect(Object.values(findings).map(({ outcome }) => outcome)).toEqual(
      Array.from({ length: 5 }, () => 'works'),
    );
    expect(findings['cost']?.text).toMatch(/roughly \$0\.04/);
  });

  it('asks for prices in order to calculate costs', async () => {
    const { findings } = await check(replyLikeStrongModel);
    expect(findings['cost']?.text).toContain('AI_DOLLARS_PER_MILLION_INPUT');
  });

  it('reports an endpoint that sends the response in one piece', async () => {
    const { isUsable, findings } = await check((request) =>
      request.schema || request.data.includes('flower')
        ? replyLikeStrongModel(request)
        : { text: 'one, two' },
    );
    expect(isUsable).toBe(true);
    expect(findings['streaming']).toMatchObject({ outcome: 'limited' });
  });

  it('reports that a server drops the beginning of long text', async () => {
    const { findings } = await check((request) =>
      request.data.includes('flower')
        ? { text: 'There is no flower.' }
        : replyLikeStrongModel(request),
    );
    expect(findings['long texts']).toMatchObject({
      outcome: 'limited',
      text: expect.stringContaining('OLLAMA_CONTEXT_LENGTH'),
    });
  });

  it('reports that a weak model cannot find the beginning of long text', async () => {
    const { findings } = await check((request) =>
      request.data.includes('flower')
        ? { text: 'The committee met.', usage: [12_000, 5] }
        : replyLikeStrongModel(request),
    );
    expect(findings['long texts']?.text).toContain('arrive completely, but');
  });

  it('reports that the context is too small', async () => {
    const { isUsable, findings } = await check((request) =>
      request.data.includes('flower')
        ? { status: 400, code: 'context_length_exceeded' }
        : replyLikeStrongModel(request),
    );
    expect(isUsable).toBe(true);
    expect(findings['long texts']?.text).toContain('smaller parts');
  });

  it('accepts an endpoint that does not stream', async () => {
    const { isUsable, findings } = await check((request) => {
      const reply = replyLikeStrongModel(request);
      const content = 'text' in reply ? reply.text : '';
      const choices = [{ index: 0, message: { content }, finish_reason: 'stop' }];
      return { raw: JSON.stringify({ choices }), type: 'application/json' };
    });
    expect(isUsable).toBe(true);
    expect(findings['streaming']?.text).toContain('in one piece');
    expect(findings['analysis']?.outcome).toBe('works');
  });

  it('accepts an endpoint that does not support schemas', async () => {
    const { isUsable, findings } = await check((request) => {
      if (request.schema) return { status: 400, message: 'response_format is unavailable' };
      if (request.task.includes('"amounts"')) return { text: JSON.stringify(summary) };
      if (request.task.includes('"requirements"')) return { text: JSON.stringify(analysis) };
      return replyLikeStrongModel(request);
    });
    expect(isUsable).toBe(true);
    expect(findings['schemas']).toMatchObject({
      outcome: 'limited',
      text: expect.stringContaining('instructions'),
    });
  });

  it('reports which parameters an endpoint rejects', async () => {
    const { isUsable, findings } = await check((request) => {
      const rejected = ['max_completion_tokens', 'max_tokens', 'stream_options'].find(
        (name) => name in request.body,
      );
      return rejected
        ? { status: 400, message: `${rejected}: unknown field` }
        : replyLikeStrongModel(request);
    });
    expect(isUsable).toBe(true);
    expect(findings['parameters']).toEqual({
      outcome: 'limited',
      text: expect.stringMatching(/token limit.*stream_options/),
    });
    expect(model?.requests.filter(({ body }) => 'stream_options' in body)).toHaveLength(3);
  });

  it('reports that an endpoint accepts only the old name of the token limit', async () => {
    const { findings } = await check((request) =>
      'max_completion_tokens' in request.body
        ? { status: 400, message: 'Unknown field max_completion_tokens.' }
        : replyLikeStrongModel(request),
    );
    expect(findings['parameters']?.text).toContain('max_tokens is sent instead');
  });

  it('reports that an endpoint ignores schemas', async () => {
    const { isUsable, findings } = await check((request) =>
      request.schema && !request.task.includes('JSON schema')
        ? { text: 'Springfield needs $15,500.' }
        : replyLikeStrongModel(request),
    );
    expect(isUsable).toBe(true);
    expect(findings['schemas']?.text).toContain('sent twice');
  });

  it('reports that a model reasons for longer than the check waits', async () => {
    const { findings } = await check((request) =>
      request.schema || request.data.includes('flower')
        ? replyLikeStrongModel(request)
        : { text: '', finish: 'length' },
    );
    expect(findings['streaming']?.text).toContain('OPENAI_ANSWER_TOKENS');
  });

  it('reports that the address leads to a web page', async () => {
    const { isUsable, findings } = await check(() => ({
      raw: '<html>Welcome</html>',
      type: 'text/html',
    }));
    expect(isUsable).toBe(false);
    expect(findings['streaming']?.text).toContain('/v1');
  });

  it('reports that a model cannot follow a schema', async () => {
    const { isUsable, findings } = await check((request) =>
      request.schema ? { text: 'Sure! Here is your summary.' } : replyLikeStrongModel(request),
    );
    expect(isUsable).toBe(false);
    expect(findings['schemas']).toEqual({
      outcome: 'fails',
      text: expect.stringContaining('stronger model'),
    });
  });

  it('reports that a weak model misses the deadline', async () => {
    const { isUsable, findings } = await check((request) =>
      request.schema === 'guidelines'
        ? { text: JSON.stringify({ ...analysis, steps: [] }) }
        : replyLikeStrongModel(request),
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
    [{ status: 500 }, 'internal error'],
    [{ drop: true as const }, 'was lost'],
  ])('reports why nothing works if the endpoint responds with %o', async (reply, words) => {
    const { isUsable, findings } = await check(() => reply);
    expect(isUsable).toBe(false);
    expect(Object.keys(findings)).toEqual(['streaming']);
    expect(findings['streaming']?.text).toContain(words);
  });

  it('reports that nothing is listening at the address', async () => {
    const { findings } = await check(replyLikeStrongModel, {
      over: { baseUrl: 'http://127.0.0.1:1/v1' },
    });
    expect(findings['streaming']?.text).toContain('Is the server running?');
  });
});

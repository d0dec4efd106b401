import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { documentToText } from '@grantwright/shared/richtext';
import type { Usage } from '../src/providers/provider.ts';
import type { ReceivedRequest, Reply } from './fake-model-server.ts';
import {
  allowOnlyFakeModels,
  analyzeInput,
  draft,
  fakeModel,
  json,
  nothing,
  providerAgainst,
} from './openai-under-test.ts';

allowOnlyFakeModels();

describe('the provider', () => {
  it('requests a strict schema from the configured model, with the document as delimited data', async () => {
    const provider = await providerAgainst(() => json(nothing));
    const used: Usage[] = [];
    await provider.analyze(analyzeInput({ onUsage: (usage) => used.push(usage) }));
    const [request] = fakeModel()?.requests ?? [];
    expect(request).toMatchObject({
      path: '/v1/chat/completions',
      authorization: 'Bearer secret-key',
      schema: 'guidelines',
      body: { model: 'test-model', stream: true },
    });
    expect(request?.body).not.toHaveProperty('tools');
    expect(request?.task).not.toContain('Riverbend');
    expect(request?.data).toMatch(
      /^<<<guidelines ([\w-]{36})>>>\n[\s\S]*Riverbend[\s\S]*\n<<<end \1>>>$/,
    );
    expect(used).toEqual([{ inputTokens: 100, outputTokens: 20 }]);
  });

  it('reports its endpoint and model', async () => {
    const provider = await providerAgainst(() => json(nothing));
    expect(provider).toMatchObject({ name: 'openai', model: 'test-model' });
    expect(provider.endpoint).toMatch(/^127\.0\.0\.1:\d+$/);
  });
});

describe('a failing endpoint', () => {
  it.each<[string, Reply, string, number]>([
    [
      'is busy for a long time',
      { status: 429, headers: { 'retry-after': '120' } },
      'provider-busy',
      1,
    ],
    ['stays busy', { status: 429 }, 'provider-busy', 3],
    ['has no credit left', { status: 429, code: 'insufficient_quota' }, 'provider-failed', 1],
    ['refuses the key', { status: 401 }, 'provider-failed', 1],
    ['lacks the model', { status: 404 }, 'provider-failed', 1],
    ['fails', { status: 500 }, 'provider-failed', 3],
    ['is overloaded', { status: 503 }, 'unavailable', 3],
    ['sends nothing', { stall: 'before' }, 'timed-out', 1],
    ['stalls', { stall: 'after-first-words' }, 'timed-out', 1],
    ['drops the connection', { drop: true }, 'provider-failed', 3],
    ['ends without a finish reason', { text: '{}', finish: null }, 'unusable-response', 3],
    ['filters the response', { text: '', finish: 'content_filter' }, 'unusable-response', 1],
    [
      'returns text instead of JSON',
      { text: 'Sure! Here is what I found:' },
      'unusable-response',
      2,
    ],
    ['ignores the schema', { text: '{"requirements": "many"}' }, 'unusable-response', 2],
  ])('is reported in plain language if it %s', async (_, reply, code, requests) => {
    const provider = await providerAgainst(() => reply, 'stall' in reply ? { idleMs: 1_000 } : {});
    const failure = await provider.analyze(analyzeInput()).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code });
    expect(String(failure)).toMatch(/\.$/);
    expect(fakeModel()?.requests).toHaveLength(requests);
  });

  it('passes its retry time on without waiting if it is busy', async () => {
    const provider = await providerAgainst(() => ({
      status: 429,
      headers: { 'retry-after': '120' },
    }));
    await expect(provider.analyze(analyzeInput())).rejects.toMatchObject({ retryAfter: 120 });
  });

  it.each<[string, Reply]>([
    ['refuses', { status: 401, message: 'Incorrect API key: CANARY' }],
    ['fails', { status: 500, message: 'cannot do CANARY' }],
    ['returns text instead of JSON', { text: 'CANARY' }],
    ['ignores the schema', { text: '{"requirements": ["CANARY"], "CANARY": 1}' }],
  ])(
    'never puts text from the request or the response into the error if it %s',
    async (_, reply) => {
      const provider = await providerAgainst(() => reply);
      const failure = await provider.analyze(analyzeInput()).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(Error);
      expect(inspect(failure, { depth: 20 })).not.toMatch(/CANARY|secret-key|Riverbend/);
    },
  );

  it('is retried after a transient failure', async () => {
    const provider = await providerAgainst((_, nth) =>
      nth < 3
        ? { status: nth === 1 ? 429 : 502 }
        : json({ ...nothing, grantProgram: 'Riverbend Neighborhood Fund' }),
    );
    const analysis = await provider.analyze(analyzeInput());
    expect(analysis.grantProgram).toBe('Riverbend Neighborhood Fund');
  });

  it('is unavailable if it refuses connections', async () => {
    const provider = await providerAgainst(() => json(nothing));
    await fakeModel()?.close();
    await expect(provider.analyze(analyzeInput())).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('receives no requests for a while after repeated failures', async () => {
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
    expect(fakeModel()?.requests).toHaveLength(3);
  });

  it('times out even if it keeps sending data', async () => {
    const provider = await providerAgainst(() => ({ text: 'x'.repeat(40_000), pieceMs: 50 }), {
      totalMs: 400,
    });
    await expect(provider.analyze(analyzeInput())).rejects.toMatchObject({ code: 'timed-out' });
  });
});

describe('an endpoint that processes one request at a time', () => {
  it('does not cause a timeout for queued requests while it responds to another one', async () => {
    let free = Promise.resolve();
    const provider = await providerAgainst(
      () => {
        const before = free;
        free = before.then(() => new Promise((resolve) => setTimeout(resolve, 1_800)));
        return { text: 'x'.repeat(1_600), pieceMs: 400, after: before };
      },
      // longer than the pause between two chunks, but shorter than the wait in the queue
      { idleMs: 1_200 },
    );
    const sections = ['A', 'B', 'C'].map((name) => ({ name, description: '' }));
    const drafted = await draft(provider, { sections });
    expect(drafted.map(({ blocks }) => documentToText(blocks).length)).toEqual([
      1_600, 1_600, 1_600,
    ]);
    expect(fakeModel()?.requests).toHaveLength(3);
  });
});

describe('the schemas for an endpoint', () => {
  const hasMaxLength = ({ body }: ReceivedRequest) => JSON.stringify(body).includes('"maxLength"');

  it('limit the length of strings so that a local model stops', async () => {
    const provider = await providerAgainst(() => json(nothing));
    await provider.analyze(analyzeInput());
    expect(fakeModel()?.requests.map(hasMaxLength)).toEqual([true]);
  });

  it('omit length limits from then on if the endpoint rejects them', async () => {
    const provider = await providerAgainst((request) =>
      hasMaxLength(request)
        ? { status: 400, message: "'maxLength' is not permitted" }
        : json(nothing),
    );
    await provider.analyze(analyzeInput());
    await provider.analyze(analyzeInput());
    expect(fakeModel()?.requests.map(hasMaxLength)).toEqual([true, false, false]);
  });

  it('are described in the instructions instead if the endpoint rejects every format', async () => {
    const provider = await providerAgainst(({ schema }) =>
      schema ? { status: 400, message: 'response_format is unavailable' } : json(nothing),
    );
    await provider.analyze(analyzeInput());
    await provider.analyze(analyzeInput());
    const requests = fakeModel()?.requests ?? [];
    expect(requests.map(({ schema }) => schema)).toEqual([
      'guidelines',
      'guidelines',
      undefined,
      undefined,
    ]);
    expect(requests.at(-1)?.task).toContain('"requirements":{');
  });

  it('are also described in the instructions after a response that ignores them', async () => {
    const provider = await providerAgainst(({ task }) =>
      task.includes('"requirements":{') ? json(nothing) : { text: 'I found nothing.' },
    );
    await provider.analyze(analyzeInput());
    expect(fakeModel()?.requests.map(({ schema }) => schema)).toEqual(['guidelines', 'guidelines']);
  });

  it('are reported as rejected if the endpoint rejects every form', async () => {
    const provider = await providerAgainst(() => ({ status: 400, message: 'no such thing' }));
    await expect(provider.analyze(analyzeInput())).rejects.toMatchObject({
      code: 'provider-failed',
      detail: expect.stringMatching(/administrator of this site\.$/) as string,
    });
    expect(fakeModel()?.requests).toHaveLength(3);
  });
});

describe('canceling', () => {
  it('disconnects from the endpoint', async () => {
    const provider = await providerAgainst(() => ({ stall: 'after-first-words' }));
    const controller = new AbortController();
    const work = provider.analyze(analyzeInput({ signal: controller.signal }));
    await expect.poll(() => fakeModel()?.requests.length).toBe(1);
    controller.abort();
    await expect(work).rejects.toMatchObject({ code: 'canceled' });
    await expect.poll(() => fakeModel()?.requests[0]?.isAborted).toBe(true);
  });

  it('cancels all sections of a draft', async () => {
    const provider = await providerAgainst(() => ({ stall: 'before' }));
    const controller = new AbortController();
    const work = draft(provider, { signal: controller.signal });
    await expect.poll(() => fakeModel()?.requests.length).toBe(2);
    controller.abort();
    await expect(work).rejects.toMatchObject({ code: 'canceled' });
    await expect.poll(() => fakeModel()?.requests.every(({ isAborted }) => isAborted)).toBe(true);
  });
});

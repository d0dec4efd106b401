import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { documentText } from '@grantwright/shared/richtext';
import type { Usage } from '../src/providers/provider.ts';
import type { Asked, Reply } from './fake-model-server.ts';
import { onlyLoopback } from './only-loopback.ts';
import {
  closesFakeModel,
  analyzeInput,
  draft,
  fakeModel,
  json,
  nothing,
  providerAgainst,
} from './openai-under-test.ts';

onlyLoopback();
closesFakeModel();

describe('a request', () => {
  it('asks the configured model for a strict schema, with the document as marked data', async () => {
    const provider = await providerAgainst(() => json(nothing));
    const used: Usage[] = [];
    await provider.analyze(analyzeInput({ onUsage: (usage) => used.push(usage) }));
    const [asked] = fakeModel()?.asked ?? [];
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
    expect(fakeModel()?.asked).toHaveLength(requests);
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
    await fakeModel()?.close();
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
    expect(fakeModel()?.asked).toHaveLength(3);
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
        free = before.then(() => new Promise((resolve) => setTimeout(resolve, 1_800)));
        return { text: 'x'.repeat(1_600), pieceMs: 400, after: before };
      },
      // Longer than a busy machine is silent between two pieces, shorter than the queue is.
      { idleMs: 1_200 },
    );
    const sections = ['A', 'B', 'C'].map((name) => ({ name, description: '' }));
    const drafted = await draft(provider, { sections });
    expect(drafted.map(({ blocks }) => documentText(blocks).length)).toEqual([1_600, 1_600, 1_600]);
    expect(fakeModel()?.asked).toHaveLength(3);
  });
});

describe('an endpoint and our schemas', () => {
  const hasLengths = ({ body }: Asked) => JSON.stringify(body).includes('"maxLength"');

  it('gets the lengths of texts as rules, so that a local model ends its strings', async () => {
    const provider = await providerAgainst(() => json(nothing));
    await provider.analyze(analyzeInput());
    expect(fakeModel()?.asked.map(hasLengths)).toEqual([true]);
  });

  it('is asked without them, from then on, when it refuses them', async () => {
    const provider = await providerAgainst((asked) =>
      hasLengths(asked) ? { status: 400, message: "'maxLength' is not permitted" } : json(nothing),
    );
    await provider.analyze(analyzeInput());
    await provider.analyze(analyzeInput());
    expect(fakeModel()?.asked.map(hasLengths)).toEqual([true, false, false]);
  });

  it('that takes neither form is reported after both', async () => {
    const provider = await providerAgainst(() => ({ status: 400, message: 'no such thing' }));
    await expect(provider.analyze(analyzeInput())).rejects.toMatchObject({
      code: 'provider-failed',
      detail: expect.stringMatching(/administrator of this site\.$/) as string,
    });
    expect(fakeModel()?.asked).toHaveLength(2);
  });
});

describe('cancelling', () => {
  it('hangs up on the endpoint at once', async () => {
    const provider = await providerAgainst(() => ({ stall: 'after-first-words' }));
    const cancel = new AbortController();
    const work = provider.analyze(analyzeInput({ signal: cancel.signal }));
    await expect.poll(() => fakeModel()?.asked.length).toBe(1);
    cancel.abort();
    await expect(work).rejects.toMatchObject({ code: 'cancelled' });
    await expect.poll(() => fakeModel()?.asked[0]?.hungUp).toBe(true);
  });

  it('ends a draft with all its sections', async () => {
    const provider = await providerAgainst(() => ({ stall: 'before' }));
    const cancel = new AbortController();
    const work = draft(provider, { signal: cancel.signal });
    await expect.poll(() => fakeModel()?.asked.length).toBe(2);
    cancel.abort();
    await expect(work).rejects.toMatchObject({ code: 'cancelled' });
    await expect.poll(() => fakeModel()?.asked.every(({ hungUp }) => hungUp)).toBe(true);
  });
});

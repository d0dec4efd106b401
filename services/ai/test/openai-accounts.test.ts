import { describe, expect, it } from 'vitest';
import { AppError } from '@grantwright/shared/service';
import type { ReserveUsage, Usage } from '../src/providers/provider.ts';
import type { Reply } from './fake-model-server.ts';
import {
  analyzeInput,
  allowOnlyFakeModels,
  draft,
  fakeModel,
  json,
  nothing,
  providerAgainst,
} from './openai-under-test.ts';

allowOnlyFakeModels();

describe('the usage of a paid model', () => {
  it.each<[string, Reply, number]>([
    ['succeeds', json(nothing), 1],
    ['returns an invalid response twice', { text: '{"requirements": "many"}' }, 2],
    ['is filtered', { text: 'A few words', finish: 'content_filter' }, 1],
    ['is cut off in each attempt', { drop: true }, 3],
    ['ends without a finish reason in each attempt', { text: '{}', finish: null }, 3],
    ['stalls', { stall: 'after-first-words' }, 1],
    ['gets no response', { stall: 'before' }, 1],
    ['is refused', { status: 401 }, 0],
    ['is rate limited', { status: 429, headers: { 'retry-after': '120' } }, 0],
  ])('is recorded once per billable attempt if a request %s', async (_, reply, requests) => {
    const used: Usage[] = [];
    const provider = await providerAgainst(() => reply, 'stall' in reply ? { idleMs: 300 } : {});
    await provider
      .analyze(analyzeInput({ onUsage: (usage) => used.push(usage) }))
      .catch(() => undefined);
    expect(used).toHaveLength(requests);
    for (const { inputTokens } of used) expect(inputTokens).toBeGreaterThan(50);
  });

  it('is not recorded for chunks that were never sent', async () => {
    const used: Usage[] = [];
    const provider = await providerAgainst(() => ({ text: 'A few', finish: 'content_filter' }), {
      chunkChars: 200,
      concurrency: 1,
    });
    await provider
      .analyze(analyzeInput({ onUsage: (usage) => used.push(usage) }))
      .catch(() => undefined);
    expect(fakeModel()?.requests).toHaveLength(2);
    expect(used).toHaveLength(2);
  });

  it('is recorded when the user disconnects', async () => {
    const used: Usage[] = [];
    const controller = new AbortController();
    const provider = await providerAgainst(() => ({ stall: 'after-first-words' }));
    const work = provider
      .analyze(analyzeInput({ signal: controller.signal, onUsage: (usage) => used.push(usage) }))
      .catch((error: unknown) => error);
    await expect.poll(() => fakeModel()?.requests.length).toBe(1);
    controller.abort();
    expect(await work).toMatchObject({ code: 'canceled' });
    expect(used).toHaveLength(1);
    expect(used[0]?.inputTokens).toBeGreaterThan(50);
  });

  it('includes the partial responses to a draft that is cut off', async () => {
    const used: Usage[] = [];
    const provider = await providerAgainst(() => ({
      text: 'We feed people. '.repeat(100),
      finish: null,
    }));
    await draft(provider, { onUsage: (usage) => used.push(usage) }).catch(() => undefined);
    expect(used).toHaveLength(fakeModel()?.requests.length ?? 0);
    for (const { outputTokens } of used) expect(outputTokens).toBeGreaterThan(300);
  });

  it('is reserved before each attempt, and settled only once', async () => {
    const replies: Reply[] = [{ drop: true }, { status: 500 }, json(nothing)];
    const events: string[] = [];
    const reserved: Usage[] = [];
    const used: (Usage | undefined)[] = [];
    const reserve: ReserveUsage = async (usage) => {
      events.push('reserved');
      reserved.push(usage);
      return (actual) => {
        events.push('settled');
        used.push(actual);
      };
    };
    const provider = await providerAgainst((_, nth) => replies[nth - 1] ?? json(nothing));
    await provider.analyze(analyzeInput({ reserve }));
    expect(events).toEqual(['reserved', 'settled', 'reserved', 'settled', 'reserved', 'settled']);
    expect(used.map((actual) => actual !== undefined)).toEqual([true, false, true]);
    for (const [index, actual] of used.entries())
      expect(reserved[index]?.inputTokens).toBeGreaterThanOrEqual(actual?.inputTokens ?? 0);
  });

  it('prevents requests over the limit, but does not discard finished sections', async () => {
    const overLimit = new AppError('usage-limit', 'No more today.');
    const rejectAll: ReserveUsage = () => Promise.reject(overLimit);
    const provider = await providerAgainst(() => ({ text: 'We feed people.' }));
    await expect(provider.analyze(analyzeInput({ reserve: rejectAll }))).rejects.toBe(overLimit);
    await expect(draft(provider, { reserve: rejectAll })).rejects.toBe(overLimit);
    expect(fakeModel()?.requests).toHaveLength(0);
    let failuresLeft = 1;
    const acceptOne: ReserveUsage = async () => {
      if (failuresLeft === 0) throw overLimit;
      failuresLeft -= 1;
      return () => undefined;
    };
    const [first, second] = await draft(provider, { reserve: acceptOne });
    expect(JSON.stringify(first)).toContain('We feed people.');
    expect(JSON.stringify(second)).toContain('[NEEDS INPUT');
    expect(fakeModel()?.requests).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import { AppError } from '@grantwright/shared/service';
import type { Reserve, Usage } from '../src/providers/provider.ts';
import type { Reply } from './fake-model-server.ts';
import { onlyLoopback } from './only-loopback.ts';
import {
  analyzeInput,
  closesFakeModel,
  draft,
  fakeModel,
  json,
  nothing,
  providerAgainst,
} from './openai-under-test.ts';

onlyLoopback();
closesFakeModel();

describe('what a request took of a paid model', () => {
  it.each<[string, Reply, number]>([
    ['was answered', json(nothing), 1],
    ['was answered twice in no schema of ours', { text: '{"requirements": "many"}' }, 2],
    ['was withheld', { text: 'A few words', finish: 'content_filter' }, 1],
    ['was cut off, each time', { drop: true }, 3],
    ['ended without saying why, each time', { text: '{}', finish: null }, 3],
    ['fell silent', { stall: 'after-first-words' }, 1],
    ['was never answered', { stall: 'before' }, 1],
    ['was refused', { status: 401 }, 0],
    ['was turned away', { status: 429, headers: { 'retry-after': '120' } }, 0],
  ])('is booked where it %s', async (_, reply, requests) => {
    const used: Usage[] = [];
    const provider = await providerAgainst(() => reply, 'stall' in reply ? { idleMs: 300 } : {});
    await provider
      .analyze(analyzeInput({ onUsage: (usage) => used.push(usage) }))
      .catch(() => undefined);
    expect(used).toHaveLength(requests);
    for (const { inputTokens } of used) expect(inputTokens).toBeGreaterThan(50);
  });

  it('is not booked for the parts that were not asked any more', async () => {
    const used: Usage[] = [];
    const provider = await providerAgainst(() => ({ text: 'A few', finish: 'content_filter' }), {
      chunkChars: 200,
      concurrency: 1,
    });
    await provider
      .analyze(analyzeInput({ onUsage: (usage) => used.push(usage) }))
      .catch(() => undefined);
    expect(fakeModel()?.asked).toHaveLength(1);
    expect(used).toHaveLength(1);
  });

  it('is booked where the person went away', async () => {
    const used: Usage[] = [];
    const leave = new AbortController();
    const provider = await providerAgainst(() => ({ stall: 'after-first-words' }));
    const work = provider
      .analyze(analyzeInput({ signal: leave.signal, onUsage: (usage) => used.push(usage) }))
      .catch((error: unknown) => error);
    await expect.poll(() => fakeModel()?.asked.length).toBe(1);
    leave.abort();
    expect(await work).toMatchObject({ code: 'cancelled' });
    expect(used).toHaveLength(1);
    expect(used[0]?.inputTokens).toBeGreaterThan(50);
  });

  it('counts what came of a draft that was cut off, and every section that was asked for', async () => {
    const used: Usage[] = [];
    const provider = await providerAgainst(() => ({
      text: 'We feed people. '.repeat(100),
      finish: null,
    }));
    await draft(provider, { onUsage: (usage) => used.push(usage) }).catch(() => undefined);
    expect(used).toHaveLength(fakeModel()?.asked.length ?? 0);
    for (const { outputTokens } of used) expect(outputTokens).toBeGreaterThan(300);
  });

  it('is reserved before each attempt, and settled once with what it took', async () => {
    const replies: Reply[] = [{ drop: true }, { status: 500 }, json(nothing)];
    const events: string[] = [];
    const most: Usage[] = [];
    const used: (Usage | undefined)[] = [];
    const reserve: Reserve = async (usage) => {
      events.push('reserved');
      most.push(usage);
      return (took) => {
        events.push('settled');
        used.push(took);
      };
    };
    const provider = await providerAgainst((_, nth) => replies[nth - 1] ?? json(nothing));
    await provider.analyze(analyzeInput({ reserve }));
    expect(events).toEqual(['reserved', 'settled', 'reserved', 'settled', 'reserved', 'settled']);
    expect(used.map((took) => took !== undefined)).toEqual([true, false, true]);
    for (const [at, took] of used.entries())
      expect(most[at]?.inputTokens).toBeGreaterThanOrEqual(took?.inputTokens ?? 0);
  });

  it('is not asked for where nothing may be taken any more, and what is drafted by then is kept', async () => {
    const full = new AppError('too-many-requests', 'No more today.');
    const none: Reserve = () => Promise.reject(full);
    const provider = await providerAgainst(() => ({ text: 'We feed people.' }));
    await expect(provider.analyze(analyzeInput({ reserve: none }))).rejects.toBe(full);
    await expect(draft(provider, { reserve: none })).rejects.toBe(full);
    expect(fakeModel()?.asked).toHaveLength(0);
    let left = 1;
    const one: Reserve = async () => {
      if (left === 0) throw full;
      left -= 1;
      return () => undefined;
    };
    const [first, second] = await draft(provider, { reserve: one });
    expect(JSON.stringify(first)).toContain('We feed people.');
    expect(JSON.stringify(second)).toContain('[NEEDS INPUT');
    expect(fakeModel()?.asked).toHaveLength(1);
  });
});

import type { KillReason } from '@grantwright/shared/service';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { guidelines } from '../../test/extracted-texts.ts';
import { createAnalystPool, type AnalystPool } from './analyst-pool.ts';

const today = '2026-11-21';
const by = (signal = new AbortController().signal) => ({ userId: 'a user', signal });
const kills: KillReason[] = [];
const opened: AnalystPool[] = [];
type Limits = Partial<Parameters<typeof createAnalystPool>[0]>;
const newPool = (limits: Limits) =>
  createAnalystPool({
    threads: 1,
    heapMb: 512,
    keep: 0,
    onKill: (reason) => kills.push(reason),
    ...limits,
  });
/** Creates a pool with its own limits, for a single test. */
const openPool = (limits: Limits) => {
  const pool = newPool(limits);
  opened.push(pool);
  return pool;
};
/** Shared by all other tests, because a new pool takes seconds to load. */
const defaultPool = newPool({ keep: 1 });

beforeEach(() => {
  kills.length = 0;
});
afterEach(async () => {
  for (const pool of opened.splice(0)) await pool.close();
});
afterAll(() => defaultPool.close());

it('does not report a terminated thread if a job succeeds', async () => {
  await defaultPool.run('analyze', { extractedText: guidelines, today }, by());
  expect(kills).toEqual([]);
});

it('rejects with an error thrown by the message handler', async () => {
  const onMessage = () => {
    throw new Error('the listener failed');
  };
  const work = defaultPool.run(
    'analyze',
    { extractedText: guidelines, today },
    { ...by(), onMessage },
  );
  await expect(work).rejects.toThrow('the listener failed');
});

it('reports a thread that was terminated by cancellation', async () => {
  const controller = new AbortController();
  const work = defaultPool.run(
    'analyze',
    { extractedText: guidelines, today },
    by(controller.signal),
  );
  controller.abort(new Error('canceled'));
  await expect(work).rejects.toThrow('canceled');
  expect(kills).toEqual(['canceled']);
});

it('keeps working if a thread is terminated while its text is being embedded', async () => {
  const lines = Array.from(
    { length: 300 },
    (_, index) => `Applicants must send letter ${index} by mail.`,
  );
  const extractedText = {
    ...guidelines,
    blocks: lines.map((text) => ({ type: 'paragraph' as const, text })),
  };
  for (const afterMs of [50, 150]) {
    // a job that is still waiting for its thread to load would be canceled too early
    await defaultPool.run('analyze', { extractedText: guidelines, today }, by());
    const signal = AbortSignal.timeout(afterMs);
    await defaultPool.run('analyze', { extractedText, today }, by(signal)).catch(() => undefined);
  }
  const { details } = await defaultPool.run('analyze', { extractedText: guidelines, today }, by());
  expect(details.isCall).toBe(true);
});

it('reports a thread that was terminated at its time limit', async () => {
  const pool = openPool({ timeoutMs: 1 });
  const work = pool.run('analyze', { extractedText: guidelines, today }, by());
  await expect(work).rejects.toMatchObject({ code: 'timed-out' });
  expect(kills).toEqual(['time']);
});

it('reports a thread that was terminated at its memory limit', async () => {
  const pool = openPool({ heapMb: 72 });
  const text = (index: number) => `We feed ${index} people in the county. `.repeat(400);
  const extractedText = {
    ...guidelines,
    blocks: Array.from({ length: 4_000 }, (_, index) => ({
      type: 'paragraph' as const,
      text: text(index),
    })),
  };
  const work = pool.run('analyze', { extractedText, today }, by());
  await expect(work).rejects.toMatchObject({ code: 'too-large' });
  expect(kills).toEqual(['memory']);
});

it('leaves a thread free for other users while one user has several long texts', async () => {
  const pool = openPool({ threads: 2 });
  const long = { ...guidelines, blocks: Array(40).fill(guidelines.blocks).flat() };
  const ended: string[] = [];
  const analyze = async (userId: string, extractedText: typeof guidelines) => {
    const signal = new AbortController().signal;
    await pool.run('analyze', { extractedText, today }, { userId, signal });
    ended.push(userId);
  };
  await Promise.all([analyze('a', long), analyze('a', long), analyze('b', guidelines)]);
  // if jobs ran in order of arrival, it would be last
  expect(ended.indexOf('b')).toBeLessThan(2);
});

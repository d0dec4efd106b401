import type { KillReason } from '@grantwright/shared/service';
import { afterEach, expect, it } from 'vitest';
import { guidelines } from '../../test/readings.ts';
import { analystPool, type AnalystPool } from './analyst-pool.ts';

const today = '2026-11-21';
let pool: AnalystPool;
const by = (signal = new AbortController().signal) => ({ userId: 'a user', signal });
afterEach(() => pool.close());

const poolOf = (options: { heapMb?: number; timeoutMs?: number }, kills: KillReason[]) =>
  analystPool({
    threads: 1,
    heapMb: 512,
    keep: 0,
    ...options,
    onKill: (reason) => kills.push(reason),
  });

it('reports a thread that was ended at its time limit', async () => {
  const kills: KillReason[] = [];
  pool = poolOf({ timeoutMs: 1 }, kills);
  const work = pool.run('analyze', { reading: guidelines, today }, by());
  await expect(work).rejects.toMatchObject({ code: 'timed-out' });
  expect(kills).toEqual(['time']);
});

it('reports a thread that was ended by cancellation', async () => {
  const kills: KillReason[] = [];
  pool = poolOf({}, kills);
  const controller = new AbortController();
  const work = pool.run('analyze', { reading: guidelines, today }, by(controller.signal));
  controller.abort(new Error('canceled'));
  await expect(work).rejects.toThrow('canceled');
  expect(kills).toEqual(['canceled']);
});

it('reports a thread that was ended at its memory limit', async () => {
  const kills: KillReason[] = [];
  pool = poolOf({ heapMb: 72 }, kills);
  const text = (at: number) => `We feed ${at} people in the county. `.repeat(400);
  const reading = {
    ...guidelines,
    blocks: Array.from({ length: 4_000 }, (_, at) => ({
      type: 'paragraph' as const,
      text: text(at),
    })),
  };
  const work = pool.run('analyze', { reading, today }, by());
  await expect(work).rejects.toMatchObject({ code: 'too-large' });
  expect(kills).toEqual(['memory']);
});

it('keeps working when a thread ends while its texts are being embedded', async () => {
  pool = poolOf({}, []);
  const lines = Array.from(
    { length: 300 },
    (_, at) => `Applicants must send letter ${at} by mail.`,
  );
  const reading = {
    ...guidelines,
    blocks: lines.map((text) => ({ type: 'paragraph' as const, text })),
  };
  await pool.run('analyze', { reading: guidelines, today }, by());
  for (const afterMs of [50, 100, 150, 200, 250]) {
    const signal = AbortSignal.timeout(afterMs);
    await pool.run('analyze', { reading, today }, by(signal)).catch(() => undefined);
  }
  const { details } = await pool.run('analyze', { reading: guidelines, today }, by());
  expect(details.isCall).toBe(true);
});

it('leaves a thread to other users while a user has several long texts', async () => {
  pool = analystPool({ threads: 2, heapMb: 512, keep: 0 });
  const long = { ...guidelines, blocks: Array(40).fill(guidelines.blocks).flat() };
  const ended: string[] = [];
  const analyze = async (userId: string, reading: typeof guidelines) => {
    const signal = new AbortController().signal;
    await pool.run('analyze', { reading, today }, { userId, signal });
    ended.push(userId);
  };
  await Promise.all([analyze('a', long), analyze('a', long), analyze('b', guidelines)]);
  // in order of arrival it would be last
  expect(ended.indexOf('b')).toBeLessThan(2);
});

it('rejects with an error of the message handler', async () => {
  pool = poolOf({}, []);
  const onMessage = () => {
    throw new Error('the listener failed');
  };
  const work = pool.run('analyze', { reading: guidelines, today }, { ...by(), onMessage });
  await expect(work).rejects.toThrow('the listener failed');
});

it('reports nothing when a job succeeds', async () => {
  const kills: KillReason[] = [];
  pool = poolOf({}, kills);
  await pool.run('analyze', { reading: guidelines, today }, by());
  expect(kills).toEqual([]);
});

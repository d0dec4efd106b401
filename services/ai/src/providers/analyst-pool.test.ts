import type { KillReason } from '@grantwright/shared/service';
import { afterEach, expect, it } from 'vitest';
import { guidelines } from '../../test/readings.ts';
import { analystPool, type AnalystPool } from './analyst-pool.ts';

const today = '2026-11-21';
let pool: AnalystPool;
afterEach(() => pool.close());

const poolOf = (options: { heapMb?: number; limitMs?: number }, kills: KillReason[]) =>
  analystPool({
    threads: 1,
    heapMb: 512,
    keep: 0,
    ...options,
    onKill: (reason) => kills.push(reason),
  });

it('tells of a thread that was ended because it took too long', async () => {
  const kills: KillReason[] = [];
  pool = poolOf({ limitMs: 1 }, kills);
  const work = pool.run('analyze', { reading: guidelines, today }, new AbortController().signal);
  await expect(work).rejects.toMatchObject({ code: 'timed-out' });
  expect(kills).toEqual(['time']);
});

it('tells of a thread that was ended because nobody waits any more', async () => {
  const kills: KillReason[] = [];
  pool = poolOf({}, kills);
  const leaving = new AbortController();
  const work = pool.run('analyze', { reading: guidelines, today }, leaving.signal);
  leaving.abort(new Error('gone'));
  await expect(work).rejects.toThrow('gone');
  expect(kills).toEqual(['cancelled']);
});

it('tells of a thread that held too much', async () => {
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
  const work = pool.run('analyze', { reading, today }, new AbortController().signal);
  await expect(work).rejects.toMatchObject({ code: 'too-large' });
  expect(kills).toEqual(['memory']);
}, 60_000);

it('says nothing of one that ends well', async () => {
  const kills: KillReason[] = [];
  pool = poolOf({}, kills);
  await pool.run('analyze', { reading: guidelines, today }, new AbortController().signal);
  expect(kills).toEqual([]);
});

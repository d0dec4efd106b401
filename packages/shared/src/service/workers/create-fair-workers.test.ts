import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { getPriority, platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { waitFor } from '../../testing/wait-for.ts';
import type { KillReason } from '../../observability/metrics.ts';
import { createJobClock } from './create-job-clock.ts';
import {
  createFairWorkers,
  divideThreads,
  largeJobNiceness,
  type FairWorkers,
} from './create-fair-workers.ts';

/** Returns the source of a test worker that loads slowly, then returns, pauses, or hangs in a regular expression. */
const worker = (loadMs: number) => `
  import { getPriority } from 'node:os';
  import { threadId } from 'node:worker_threads';
  import { setTimeout as pause } from 'node:timers/promises';
  import { createWorkerEntry } from '${new URL('./create-worker-entry.ts', import.meta.url).href}';
  const work = async ({ pauseMs = 0, hangOn = '', wantsPriority }) => {
    if (hangOn) /^(\\w+\\s?)*$/.test(hangOn);
    await pause(pauseMs);
    return wantsPriority ? getPriority() : threadId;
  };
  export default createWorkerEntry(async () => {
    await pause(${loadMs});
    return work;
  });`;
const hangOn = `${'a'.repeat(100)}!`;
const minute = 60_000;

/** Whether this process is almost idle. */
async function isAtRest(): Promise<boolean> {
  const before = process.cpuUsage().user;
  await pause(300);
  return process.cpuUsage().user - before < 100_000;
}

let folder = '';
let module: URL;
let slowModule: URL;
let workers: FairWorkers;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grantwright-workers-'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  const write = async (name: string, loadMs: number) => {
    await writeFile(join(folder, name), worker(loadMs));
    return pathToFileURL(join(folder, name));
  };
  module = await write('worker.ts', 0);
  slowModule = await write('slow-worker.ts', 3_000);
});
afterEach(() => workers.close());
afterAll(() => rm(folder, { recursive: true }));

it('starts the timeout when the job starts, not when it is queued', async () => {
  workers = createFairWorkers(module, { threads: 1 });
  const first = workers.run({ pauseMs: 3_000 }, { userId: 'a', timeoutMs: minute });
  const second = workers.run({}, { userId: 'b', timeoutMs: 2_500 });
  await expect(Promise.all([first, second])).resolves.toHaveLength(2);
});

it('does not count the time that a thread takes to start and load', async () => {
  workers = createFairWorkers(slowModule, { threads: 1 });
  const job = workers.run({}, { userId: 'a', timeoutMs: 2_500 });
  await expect(job).resolves.toBeDefined();
});

it('does not count the time that a job waits for others', async () => {
  workers = createFairWorkers(module, { threads: 1 });
  const clock = createJobClock();
  clock.pause();
  const job = workers.run({ pauseMs: 3_000 }, { userId: 'a', timeoutMs: 1_000, clock });
  await expect(job).resolves.toBeDefined();
});

it('terminates a thread that hangs in a regular expression, and runs the next job in another', async () => {
  workers = createFairWorkers(module, { threads: 1 });
  const kills: KillReason[] = [];
  const onKill = (reason: KillReason) => void kills.push(reason);
  const before = await workers.run({}, { userId: 'a', timeoutMs: minute });
  const hanging = workers.run({ hangOn }, { userId: 'a', timeoutMs: 500, onKill });
  const next = workers.run({}, { userId: 'b', timeoutMs: minute });
  await expect(hanging).rejects.toMatchObject({ limit: 'time' });
  expect(kills).toEqual(['time']);
  expect(await next).not.toBe(before);
  await workers.close();
  // a thread that is still running would keep the processor busy
  await waitFor(isAtRest, { within: 30_000 });
});

it('terminates the thread of a canceled job', async () => {
  workers = createFairWorkers(module, { threads: 1 });
  const kills: KillReason[] = [];
  const leaving = new AbortController();
  const job = {
    userId: 'a',
    timeoutMs: minute,
    onKill: (reason: KillReason) => void kills.push(reason),
  };
  const hanging = workers.run({ hangOn }, { ...job, signal: leaving.signal });
  const waiting = workers.run({}, { ...job, signal: leaving.signal });
  leaving.abort(new Error('gone'));
  await expect(hanging).rejects.toThrow('gone');
  await expect(waiting).rejects.toThrow('gone');
  // no thread was terminated for the job that had not started
  expect(kills).toEqual(['canceled']);
});

it('runs one job per user at a time, and leaves other threads free', async () => {
  workers = createFairWorkers(module, { threads: 3 });
  const ended: string[] = [];
  const run = (userId: string, pauseMs: number) =>
    workers
      .run({ pauseMs }, { userId, timeoutMs: minute })
      .then(() => void ended.push(`${userId} ${pauseMs}`));
  await Promise.all([run('a', 1_500), run('a', 1), run('b', 0)]);
  expect(ended).toEqual(['b 0', 'a 1500', 'a 1']);
});

it.runIf(platform() === 'linux')(
  'runs large jobs at low priority and small jobs at normal priority, in any order',
  async () => {
    workers = createFairWorkers(module, { threads: 2 });
    const priorityOf = (text: string) =>
      workers.run({ text, wantsPriority: true }, { userId: 'a', timeoutMs: minute });
    const text = 'x'.repeat(200_000);
    const priorities = [];
    for (const each of ['', text, '', text]) priorities.push(await priorityOf(each));
    const normal = getPriority();
    const low = normal + largeJobNiceness;
    expect(priorities).toEqual([normal, low, normal, low]);
  },
);

it('runs a small job while the large jobs of two users alternate', async () => {
  workers = createFairWorkers(module, { threads: 2 });
  const ended: string[] = [];
  const run = (userId: string, text: string) =>
    workers
      .run({ pauseMs: text ? 1_000 : 0, text }, { userId, timeoutMs: minute })
      .then(() => void ended.push(userId));
  const text = 'x'.repeat(200_000);
  await Promise.all([run('a', text), run('b', text), run('c', '')]);
  expect(ended).toEqual(['c', 'a', 'b']);
});

it('runs large jobs even with a single thread', async () => {
  workers = createFairWorkers(module, { threads: 1 });
  const text = 'x'.repeat(200_000);
  await expect(workers.run({ text }, { userId: 'a', timeoutMs: minute })).resolves.toBeDefined();
});

it.each([
  [1, 400, { small: { threads: 1, heapMb: 400 } }],
  [3, 400, { small: { threads: 4, heapMb: 200 }, large: { threads: 1, heapMb: 400 } }],
  [4, 512, { small: { threads: 4, heapMb: 256 }, large: { threads: 2, heapMb: 512 } }],
  [3, 150, { small: { threads: 2, heapMb: 150 }, large: { threads: 1, heapMb: 150 } }],
])('divides %i threads of %i MiB between small and large jobs', (threads, heapMb, expected) => {
  const { small, large } = divideThreads({ threads, heapMb });
  expect({ small, large }).toMatchObject(expected);
  const totalMb = [small, large].reduce(
    (sum, lane) => sum + (lane ? lane.threads * (lane.heapMb ?? 0) : 0),
    0,
  );
  expect(totalMb).toBeLessThanOrEqual(threads * heapMb);
});

import { expect, it } from 'vitest';
import { createFairQueue, type FairQueue, type TaskOptions } from './create-fair-queue.ts';

/** Runs all pending callbacks. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Named tasks that run until the test ends them. */
function tasksOn(queue: FairQueue) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    add: (name: string, options: TaskOptions) =>
      queue.run(options, () => {
        started.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      }),
    end: async (name: string) => {
      ends.get(name)?.();
      await settled();
    },
  };
}

it('alternates between users, regardless of how many tasks each has', async () => {
  const tasks = tasksOn(createFairQueue({ maxRunning: 1 }));
  for (const name of ['a1', 'a2', 'a3']) void tasks.add(name, { userId: 'a' });
  void tasks.add('b1', { userId: 'b' });
  void tasks.add('c1', { userId: 'c' });
  for (const name of ['a1', 'b1', 'c1', 'a2', 'a3']) await tasks.end(name);
  expect(tasks.started).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
});

it('keeps the order of turns if a user returns before the others have had theirs', async () => {
  const tasks = tasksOn(createFairQueue({ maxRunning: 1 }));
  void tasks.add('a1', { userId: 'a' });
  void tasks.add('b1', { userId: 'b' });
  await tasks.end('a1');
  void tasks.add('a2', { userId: 'a' });
  void tasks.add('c1', { userId: 'c' });
  await tasks.end('b1');
  expect(tasks.started).toEqual(['a1', 'b1', 'c1']);
});

it('runs one task per user at a time, and leaves the other slots to other users', async () => {
  const tasks = tasksOn(createFairQueue({ maxRunning: 3 }));
  for (const name of ['a1', 'a2']) void tasks.add(name, { userId: 'a' });
  for (const name of ['b1', 'b2']) void tasks.add(name, { userId: 'b' });
  void tasks.add('c1', { userId: 'c' });
  await settled();
  expect(tasks.started).toEqual(['a1', 'b1', 'c1']);
  await tasks.end('a1');
  expect(tasks.started).toEqual(['a1', 'b1', 'c1', 'a2']);
});

it("returns a task's result and rethrows its error", async () => {
  const queue = createFairQueue({ maxRunning: 1 });
  await expect(queue.run({ userId: 'a' }, async () => 7)).resolves.toBe(7);
  await expect(
    queue.run({ userId: 'a' }, () => {
      throw new Error('broken');
    }),
  ).rejects.toThrow('broken');
  await expect(queue.run({ userId: 'a' }, async () => 8)).resolves.toBe(8);
});

it('removes an aborted task from the queue', async () => {
  const tasks = tasksOn(createFairQueue({ maxRunning: 1 }));
  void tasks.add('a1', { userId: 'a' });
  const leaving = new AbortController();
  const leavingTask = tasks.add('b1', { userId: 'b', signal: leaving.signal });
  void tasks.add('c1', { userId: 'c' });
  leaving.abort(new Error('gone'));
  await expect(leavingTask).rejects.toThrow('gone');
  await expect(tasks.add('b2', { userId: 'b', signal: leaving.signal })).rejects.toThrow('gone');
  await tasks.end('a1');
  expect(tasks.started).toEqual(['a1', 'c1']);
});

it("rejects a task when the user's queue is full, with a message and Retry-After", async () => {
  const tasks = tasksOn(createFairQueue({ maxRunning: 1, maxWaitingPerUser: 2 }));
  for (const name of ['a1', 'a2', 'a3']) void tasks.add(name, { userId: 'a' });
  await expect(tasks.add('a4', { userId: 'a' })).rejects.toMatchObject({
    code: 'too-many-requests',
    detail: expect.stringMatching(/Your work is safe/),
    retryAfter: expect.any(Number),
  });
  void tasks.add('b1', { userId: 'b' });
  await tasks.end('a1');
  expect(tasks.started).toEqual(['a1', 'b1']);
});

it('starts urgent tasks before background tasks, which leave a slot free and are never rejected', async () => {
  const tasks = tasksOn(
    createFairQueue({ maxRunning: 3, maxRunningInBackground: 2, maxWaitingPerUser: 1 }),
  );
  const isUrgent = false;
  for (const userId of ['a', 'b', 'c', 'd']) void tasks.add(userId, { userId, isUrgent });
  for (let count = 0; count < 3; count += 1) void tasks.add('d again', { userId: 'd', isUrgent });
  await settled();
  expect(tasks.started).toEqual(['a', 'b']);
  void tasks.add('e', { userId: 'e' });
  expect(tasks.started).toEqual(['a', 'b', 'e']);
  void tasks.add('f', { userId: 'f' });
  await tasks.end('a');
  expect(tasks.started).toEqual(['a', 'b', 'e', 'f']);
});

it('makes a background task urgent when a user starts to wait for it', async () => {
  const tasks = tasksOn(createFairQueue({ maxRunning: 2, maxRunningInBackground: 1 }));
  void tasks.add('a', { userId: 'a', isUrgent: false });
  let wait = () => {};
  const becomesUrgent = new Promise<void>((resolve) => (wait = resolve));
  void tasks.add('b', { userId: 'b', isUrgent: false, becomesUrgent });
  await settled();
  expect(tasks.started).toEqual(['a']);
  wait();
  await settled();
  expect(tasks.started).toEqual(['a', 'b']);
});

it('keeps one slot free of large tasks without starving them', async () => {
  const tasks = tasksOn(createFairQueue({ maxRunning: 3 }));
  for (const userId of ['a', 'b', 'c']) void tasks.add(userId, { userId, isLarge: true });
  void tasks.add('d', { userId: 'd' });
  await settled();
  expect(tasks.started).toEqual(['a', 'b', 'd']);
  await tasks.end('a');
  expect(tasks.started).toEqual(['a', 'b', 'd', 'c']);
});

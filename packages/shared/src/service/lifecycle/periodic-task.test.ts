import { expect, it } from 'vitest';
import { waitFor } from '../../testing/index.ts';
import { startPeriodicTask } from './periodic-task.ts';

const often = { intervalMs: 1, firstAfterMs: 0 };

it('runs again after a failed run, and reports the failure', async () => {
  const errors: unknown[] = [];
  let runs = 0;
  const stop = startPeriodicTask({
    ...often,
    run: async () => {
      runs += 1;
      if (runs === 1) throw new Error('the database is down');
    },
    onError: (error) => errors.push(error),
  });
  await waitFor(() => runs >= 3);
  await stop();
  expect(errors).toEqual([new Error('the database is down')]);
});

it('aborts the current run when stopped, and does not run again', async () => {
  const errors: unknown[] = [];
  let runs = 0;
  const stop = startPeriodicTask({
    ...often,
    run: (signal) =>
      new Promise((_, reject) => {
        runs += 1;
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      }),
    onError: (error) => errors.push(error),
  });
  await waitFor(() => runs === 1);
  await stop();
  expect({ runs, errors }).toEqual({ runs: 1, errors: [] });
});

it('does not wait for the next run when stopped', async () => {
  let runs = 0;
  const stop = startPeriodicTask({
    intervalMs: 3_600_000,
    firstAfterMs: 3_600_000,
    run: async () => void (runs += 1),
    onError: () => undefined,
  });
  await stop();
  expect(runs).toBe(0);
});

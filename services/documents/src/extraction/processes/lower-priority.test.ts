import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { getPriority, platform } from 'node:os';
import { forkModule, largeJobNiceness, resolveWorkerUrl } from '@grantwright/shared/service';
import { expect, it, onTestFinished } from 'vitest';
import { lowerToLargeJobPriority, lowerPriority, extractionPriority } from './lower-priority.ts';

async function readPriorities({ pid }: ChildProcess): Promise<Set<number>> {
  const threads = await readdir(`/proc/${pid}/task`);
  return new Set(threads.map((thread) => getPriority(Number(thread))));
}

it.runIf(platform() === 'linux')(
  'lowers the priority of all threads, and lowers it further for long jobs',
  async () => {
    const child = forkModule(resolveWorkerUrl(import.meta.url, './extraction-process'), {
      heapMb: 128,
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    lowerPriority(child);
    await once(child, 'message');
    expect(await readPriorities(child)).toEqual(new Set([extractionPriority]));
    lowerToLargeJobPriority(child);
    expect(await readPriorities(child)).toEqual(new Set([largeJobNiceness]));
  },
);

it('ignores a process that has exited', async () => {
  const child = forkModule(resolveWorkerUrl(import.meta.url, './extraction-process'), {
    heapMb: 128,
  });
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(() => lowerToLargeJobPriority(child)).not.toThrow();
});

import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { getPriority, platform } from 'node:os';
import { forkModule, workerUrl } from '@grantwright/shared/service';
import { expect, it, onTestFinished } from 'vitest';
import { lowerPriority, readingPriority } from './lower-priority.ts';

it.runIf(platform() === 'linux')(
  'a reading process has lower priority in all its threads',
  async () => {
    const child = forkModule(workerUrl(import.meta.url, './reading-worker'), { heapMb: 128 });
    onTestFinished(() => void child.kill('SIGKILL'));
    lowerPriority(child);
    await once(child, 'message');
    const threads = await readdir(`/proc/${child.pid}/task`);
    const priorities = threads.map((thread) => getPriority(Number(thread)));
    expect(new Set(priorities)).toEqual(new Set([readingPriority]));
  },
);

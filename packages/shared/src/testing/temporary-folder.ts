import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const minFreeBytes = 1.5 * 1024 ** 3;

/**
 * Creates a folder for the data of a test run, in memory if enough is free: databases wait for their disk, and test
 * data need not be durable. Removes the folders of killed runs first, because they use up that memory.
 *
 * @param parents folders to choose from, best first
 */
export function createTemporaryFolder(name: string, parents = ['/dev/shm', tmpdir()]): string {
  for (const parent of parents) removeOrphans(parent);
  const parent = parents.find(hasRoom) ?? tmpdir();
  return mkdtempSync(join(parent, `grantwright-${name}-${process.pid}-`));
}

function removeOrphans(parent: string): void {
  for (const name of attempt(() => readdirSync(parent)) ?? []) {
    const pid = /^grantwright-[a-z]+-(\d+)-\w+$/.exec(name)?.[1];
    // another run may remove the folder first, or another user may own it
    if (pid && !isRunning(Number(pid)))
      attempt(() => rmSync(join(parent, name), { recursive: true, force: true }));
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

function hasRoom(folder: string): boolean {
  const stats = attempt(() => statfsSync(folder));
  return stats !== undefined && stats.bavail * stats.bsize > minFreeBytes;
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

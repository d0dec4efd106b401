import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const minFreeBytes = 1.5 * 1024 ** 3;

/** Creates a folder in memory if enough memory is free, because the product waits for each write to reach the disk. */
export function createTemporaryFolder(prefix: string): string {
  return mkdtempSync(join(hasMemoryFolder() ? '/dev/shm' : tmpdir(), prefix));
}

function hasMemoryFolder(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > minFreeBytes;
  } catch {
    return false;
  }
}

import { rmSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '@grantwright/shared/storage';
import { readProcessIdentity } from './read-process-identity.ts';

const lockFile = (folder: string) => join(folder, 'lock');

/**
 * Prevents two processes from using the same data. Takes over the lock of a process that crashed.
 *
 * @returns a function that removes the lock; it is also removed when this process exits
 * @throws StartupError if the product is already running on this data
 */
export async function lockDataFolder(folder: string): Promise<() => void> {
  const ownIdentity = `${process.pid} ${(await readProcessIdentity(process.pid)) ?? ''}\n`;
  const file = lockFile(folder);
  for (;;) {
    const isTaken = await writeFile(file, ownIdentity, { flag: 'wx' }).then(
      () => false,
      (cause: NodeJS.ErrnoException) => {
        if (cause.code === 'EEXIST') return true;
        throw cause;
      },
    );
    if (!isTaken) break;
    const holder = await lockHolder(folder);
    if (holder) {
      throw new StartupError(
        `Grantwright is already running on this data (process ${holder}). Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    await rm(file, { force: true });
  }
  const release = () => {
    process.off('exit', release);
    rmSync(file, { force: true });
  };
  process.once('exit', release);
  return release;
}

/** Returns the process that is using this data, if any. */
export async function lockHolder(folder: string): Promise<number | undefined> {
  const [pid, identity] = (await readFile(lockFile(folder), 'utf8').catch(() => '')).split(/\s+/);
  const isRunning = pid && identity !== undefined && (await readProcessIdentity(Number(pid)));
  return isRunning === identity && pid ? Number(pid) : undefined;
}

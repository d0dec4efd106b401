import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartupError } from './startup-error.ts';

const run = promisify(execFile);

/**
 * Stops a mongod that outlived its killed parent and still locks our data; a second mongod on the same data would
 * refuse to start.
 *
 * @param dbPath the folder that mongod locks; its `mongod.lock` contains the PID
 */
export async function stopStaleMongod(
  dbPath: string,
  print: (line: string) => void,
): Promise<void> {
  const pid = Number(await readFile(join(dbPath, 'mongod.lock'), 'utf8').catch(() => ''));
  if (!Number.isInteger(pid) || pid <= 0 || !(await servesThisData(pid, dbPath))) return;
  print(`waiting for the database of a previous run (process ${pid}) to stop`);
  process.kill(pid, 'SIGTERM');
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await pause(50)) {
    // a zombie counts as stopped
    if (!(await servesThisData(pid, dbPath))) return;
  }
  throw new StartupError(
    `A MongoDB of a previous run (process ${pid}) is still using the data in ${dbPath}. Stop that process and start again.`,
  );
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The PID may have been reused: only a process with our folder in its arguments is ours. */
async function servesThisData(pid: number, dbPath: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const fromKernel = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  if (fromKernel !== undefined) return fromKernel.split('\0').includes(dbPath);
  const listed = await run('ps', ['-p', String(pid), '-o', 'command=']).catch(() => undefined);
  return listed?.stdout.includes(dbPath) ?? false;
}

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartupError } from './startup-error.ts';

const run = promisify(execFile);

/**
 * After `kill -9` of its keeper a mongod lives on for a few seconds with our data open. It is asked to
 * end, and waited for: a second mongod on the same data would refuse to start.
 *
 * @param dbPath the folder that mongod locks; its `mongod.lock` names the process
 */
export async function stopStaleMongod(dbPath: string, say: (line: string) => void): Promise<void> {
  const pid = Number(await readFile(join(dbPath, 'mongod.lock'), 'utf8').catch(() => ''));
  if (!Number.isInteger(pid) || pid <= 0 || !(await servesThisData(pid, dbPath))) return;
  say(`waiting for the database of an earlier start (process ${pid}) to end`);
  process.kill(pid, 'SIGTERM');
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await pause(50)) {
    // Also gone when it has ended and only waits for its parent to notice.
    if (!(await servesThisData(pid, dbPath))) return;
  }
  throw new StartupError(
    `A MongoDB of an earlier start (process ${pid}) still has the data in ${dbPath} open. End that process, then start again.`,
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

/** The number may have gone to another program since: only a process that names our folder is ours. */
async function servesThisData(pid: number, dbPath: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const fromKernel = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  if (fromKernel !== undefined) return fromKernel.split('\0').includes(dbPath);
  const listed = await run('ps', ['-p', String(pid), '-o', 'command=']).catch(() => undefined);
  return listed?.stdout.includes(dbPath) ?? false;
}

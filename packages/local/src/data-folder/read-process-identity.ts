import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { getErrorCode } from '@grantwright/shared/service';

const run = promisify(execFile);

/**
 * Returns the start time of a running process in a platform-specific format, which distinguishes it from a later
 * process with the same PID. Returns undefined if no process has this PID.
 */
export async function readProcessIdentity(pid: number): Promise<string | undefined> {
  try {
    process.kill(pid, 0);
  } catch (cause) {
    if (getErrorCode(cause) === 'ESRCH') return undefined;
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The name in parentheses may contain spaces; the start time is the 20th field after it.
  if (stat) return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  const listed = await run('ps', ['-p', String(pid), '-o', 'lstart=']).catch(() => undefined);
  return listed?.stdout.trim() ?? '';
}

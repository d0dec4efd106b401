import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The number of a container's first process, where this machine runs it; undefined where it does not.
 *
 * @param container its id as the cluster tells it: `containerd://…`
 */
export async function processOf(container: string, proc = '/proc'): Promise<number | undefined> {
  for (const pid of await processesOf(container, proc)) {
    if (/^NSpid:.*\t1$/m.test(await read(proc, pid, 'status'))) return pid;
  }
  return undefined;
}

/** The numbers of all processes of a container, by their control group; none where another machine runs it. */
export async function processesOf(container: string, proc = '/proc'): Promise<number[]> {
  const id = container.slice(container.lastIndexOf('/') + 1);
  const found: number[] = [];
  for (const pid of (await readdir(proc)).filter((name) => /^\d+$/.test(name)).map(Number))
    if ((await read(proc, pid, 'cgroup')).includes(id)) found.push(pid);
  return found;
}

/** Processes end while they are looked at: of such a one nothing is read. */
const read = (proc: string, pid: number, file: string) =>
  readFile(join(proc, String(pid), file), 'utf8').catch(() => '');

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The number of a container's first process, where this machine runs it; undefined where it does not.
 *
 * @param container its id as the cluster tells it: `containerd://…`
 */
export async function processOf(container: string, proc = '/proc'): Promise<number | undefined> {
  const id = container.slice(container.lastIndexOf('/') + 1);
  for (const pid of (await readdir(proc)).filter((name) => /^\d+$/.test(name))) {
    // processes end while they are looked at
    const read = (file: string) => readFile(join(proc, pid, file), 'utf8').catch(() => '');
    const isFirst = async () => /^NSpid:.*\t1$/m.test(await read('status'));
    if ((await read('cgroup')).includes(id) && (await isFirst())) return Number(pid);
  }
  return undefined;
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns the host PID of a container's first process, or undefined if the container runs on another machine.
 *
 * @param container the id as reported by Kubernetes: `containerd://…`
 */
export async function findMainProcess(
  container: string,
  proc = '/proc',
): Promise<number | undefined> {
  for (const pid of await listProcesses(container, proc)) {
    if (/^NSpid:.*\t1$/m.test(await read(proc, pid, 'status'))) return pid;
  }
  return undefined;
}

/** Finds the host PIDs of a container by its cgroup. Returns an empty list if the container runs on another machine. */
export async function listProcesses(container: string, proc = '/proc'): Promise<number[]> {
  const id = container.slice(container.lastIndexOf('/') + 1);
  const pids: number[] = [];
  for (const pid of (await readdir(proc)).filter((name) => /^\d+$/.test(name)).map(Number))
    if ((await read(proc, pid, 'cgroup')).includes(id)) pids.push(pid);
  return pids;
}

/** Returns an empty string for a process that has exited. */
const read = (proc: string, pid: number, file: string) =>
  readFile(join(proc, String(pid), file), 'utf8').catch(() => '');

import { readdir, readFile } from 'node:fs/promises';

/** CPU milliseconds of processes and their descendants by name. Linux only. */
export async function workOf(processes: Map<string, number>): Promise<Map<string, number>> {
  const work = new Map<string, number>();
  for (const [name, pid] of processes) {
    const all = [pid, ...(await descendantsOf(pid))];
    const times = await Promise.all(all.map(millisecondsOf));
    work.set(name, (work.get(name) ?? 0) + times.reduce((sum, ms) => sum + ms, 0));
  }
  return work;
}

/** Sums the threads, because the kernel counts them in nanoseconds and processes in ticks of 10 ms. */
async function millisecondsOf(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const times = await Promise.all(
    threads.map((thread) =>
      readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0'),
    ),
  );
  return times.reduce((sum, text) => sum + Number(text.split(' ')[0]) / 1e6, 0);
}

async function descendantsOf(pid: number): Promise<number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const children = list.trim().split(' ').filter(Boolean).map(Number);
  return [...children, ...(await Promise.all(children.map(descendantsOf))).flat()];
}

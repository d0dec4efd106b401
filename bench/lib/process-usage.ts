import { readdir, readFile } from 'node:fs/promises';

/** Returns the CPU milliseconds of a process and its descendants. Linux only. */
export async function processCpuMs(pid: number): Promise<number> {
  const children = await listChildren(pid);
  const times = await Promise.all([ownCpuMs(pid), ...children.map(processCpuMs)]);
  return sum(times);
}

/** Adds up the threads, because the kernel counts thread time in nanoseconds but process time in ticks of 10 ms. */
async function ownCpuMs(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const times = await Promise.all(
    threads.map((thread) =>
      readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0'),
    ),
  );
  return sum(times.map((text) => Number(text.split(' ')[0]) / 1e6));
}

/** Returns the current (VmRSS) or peak (VmHWM) memory of a process in megabytes; 0 if it has exited. Linux only. */
export async function processMemoryMb(pid: number, field: 'VmHWM' | 'VmRSS'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
}

/** Returns the PIDs of child processes. Linux only. */
export async function listChildren(pid: number): Promise<number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return list.trim().split(' ').filter(Boolean).map(Number);
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

const cpuTimes: { file: string; cpuMs: number }[] = [];

/** Runs work on a document and records the CPU time. */
export async function measureCpuTime<T>(file: string, work: () => T | Promise<T>): Promise<T> {
  const start = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(start);
  cpuTimes.push({ file, cpuMs: (user + system) / 1000 });
  return result;
}

/** Returns a summary line for the recorded CPU times, which vary by machine and run. */
export function summarizeCpuTimes(): string {
  const times = [...cpuTimes].sort((a, b) => a.cpuMs - b.cpuMs);
  const [median, slowest] = [times[Math.floor(times.length / 2)], times.at(-1)];
  if (!median || !slowest) return 'CPU: no document';
  return `CPU per document: median ${median.cpuMs.toFixed(0)} ms, most ${slowest.cpuMs.toFixed(0)} ms (${slowest.file})`;
}

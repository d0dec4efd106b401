/**
 * Measures the latency of other requests during an extraction: `during-extraction FILE.pdf` requests a library from the
 * built documents service, alternately while the service is idle and while it extracts FILE repeatedly. Prints the 99th
 * percentile of both in pairs, the CPU time of one extraction, and the memory of the extraction process at its peak and
 * afterwards. Linux only.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { report } from '../lib/paired-rounds.ts';
import { listChildren, processCpuMs, processMemoryMb } from '../lib/process-usage.ts';
import { runBenchmark, type Bench } from '../lib/run-benchmark.ts';
import { startServiceHost } from '../lib/service-host.ts';
import { quantile } from '../lib/statistics.ts';

const [path] = process.argv.slice(2);
const rounds = 5;
const requests = 250;
/** Longer than an idle extraction process is kept running. */
const idleMs = 35_000;

async function main({ defer }: Bench): Promise<void> {
  if (!path) throw new Error('usage: during-extraction FILE.pdf');
  const host = await startServiceHost();
  defer(host.stop);
  const authorization = host.newUser('documents');
  const { url, pid } = await host.start('documents', { FILES_DIR: join(host.folder, 'files') });
  const readings = `${url}/internal/readings?name=long.pdf`;
  const p99 = () => responseTimeP99(`${url}/api/documents`, authorization);

  const bytes = await readFile(path);
  await extractOnce(readings, bytes, authorization());
  await p99();
  const before = await extractionCpuMs(pid);
  await extractOnce(readings, bytes, authorization());
  const cpuSeconds = ((await extractionCpuMs(pid)) - before) / 1_000;
  console.log(`one extraction: ${cpuSeconds.toFixed(2)} s of CPU time`);

  const ratios: number[] = [];
  let peakMb = 0;
  for (let round = 0; round < rounds; round += 1) {
    const idle = await p99();
    const load = fork(new URL('extraction-load.ts', import.meta.url), [
      readings,
      path,
      JSON.stringify(authorization()),
    ]);
    await once(load, 'message');
    const busy = await p99();
    peakMb = Math.max(peakMb, await largestMemoryMb(pid, 'VmHWM'));
    load.kill('SIGKILL');
    await once(load, 'exit');
    // wait until the interrupted extraction has stopped
    await p99();
    ratios.push(busy / idle);
    console.log(`p99 idle ${idle.toFixed(1)} ms, during extraction ${busy.toFixed(1)} ms`);
  }
  report('during extraction / idle', ratios);
  console.log(`peak memory of an extraction process: ${peakMb.toFixed(0)} MB`);
  await sleep(idleMs);
  const [count, largestMb] = [
    (await listChildren(pid)).length,
    await largestMemoryMb(pid, 'VmRSS'),
  ];
  console.log(
    `after ${idleMs / 1_000} s: ${count} extraction processes, the largest with ${largestMb.toFixed(0)} MB`,
  );
}

async function extractOnce(
  url: string,
  body: Buffer<ArrayBuffer>,
  headers: Record<string, string>,
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body,
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

/** Returns the 99th percentile of the response time, in milliseconds. */
async function responseTimeP99(
  url: string,
  authorization: () => Record<string, string>,
): Promise<number> {
  const durations: number[] = [];
  for (let count = 0; count < requests; count += 1) {
    const startedAt = performance.now();
    await fetch(url, { headers: authorization() }).then((each) => each.text());
    durations.push(performance.now() - startedAt);
    await sleep(4);
  }
  return quantile(durations, 0.99);
}

async function largestMemoryMb(pid: number, field: 'VmHWM' | 'VmRSS'): Promise<number> {
  const extractors = await listChildren(pid);
  const sizes = await Promise.all(extractors.map((each) => processMemoryMb(each, field)));
  return Math.max(0, ...sizes);
}

async function extractionCpuMs(pid: number): Promise<number> {
  const times = await Promise.all((await listChildren(pid)).map(processCpuMs));
  return times.reduce((sum, ms) => sum + ms, 0);
}

await runBenchmark(main);

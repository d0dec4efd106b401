import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { childrenOf, processMemoryMb, servicesAlone } from '../services-alone.ts';

/**
 * Latency of other requests during an extraction: `during-extraction.ts FILE.pdf` requests a library from the built documents
 * service, alternately idle and while FILE is extracted repeatedly. Prints the 99th percentile of both in pairs, the CPU
 * time of one extraction, and the peak and later memory of the extraction process. Linux only.
 */
const [path] = process.argv.slice(2);
if (!path) throw new Error('usage: during-extraction.ts FILE.pdf');
const bytes = await readFile(path);
const rounds = 5;
const requests = 250;

const alone = await servicesAlone();
const authorization = alone.newUser('documents');
const { url, pid } = await alone.start('documents', { FILES_DIR: join(alone.folder, 'files') });
const readings = `${url}/internal/readings?name=long.pdf`;
const extractors = () => childrenOf(pid);

async function extractOnce(): Promise<void> {
  const response = await fetch(readings, {
    method: 'POST',
    headers: { ...authorization(), 'content-type': 'application/octet-stream' },
    body: bytes,
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

/** The 99th percentile of the response time, in milliseconds. */
async function p99(): Promise<number> {
  const durations: number[] = [];
  for (let count = 0; count < requests; count += 1) {
    const startedAt = performance.now();
    await fetch(`${url}/api/documents`, { headers: authorization() }).then((each) => each.text());
    durations.push(performance.now() - startedAt);
    await sleep(4);
  }
  return durations.sort((a, b) => a - b)[Math.floor(requests * 0.99)] ?? 0;
}

const memoryMb = async (field: 'VmHWM' | 'VmRSS'): Promise<number> =>
  Math.max(
    0,
    ...(await Promise.all(
      (await extractors()).map((extractor) => processMemoryMb(extractor, field)),
    )),
  );

/** CPU seconds of all running extraction processes; a tick is 10 ms. */
async function cpu(): Promise<number> {
  const all = await Promise.all(
    (await extractors()).map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')),
  );
  return all.reduce((sum, text) => {
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return sum + (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100;
  }, 0);
}

try {
  await extractOnce();
  await p99();
  const before = await cpu();
  await extractOnce();
  console.log(`one extraction: ${((await cpu()) - before).toFixed(2)} s of CPU time`);
  const ratios: number[] = [];
  let peakMb = 0;
  for (let round = 0; round < rounds; round += 1) {
    const idle = await p99();
    const reading = fork(new URL('extraction-load.ts', import.meta.url), [
      readings,
      path,
      JSON.stringify(authorization()),
    ]);
    await once(reading, 'message');
    const busy = await p99();
    peakMb = Math.max(peakMb, await memoryMb('VmHWM'));
    reading.kill('SIGKILL');
    await once(reading, 'exit');
    // wait until the interrupted extraction has stopped
    await p99();
    ratios.push(busy / idle);
    console.log(`p99 idle ${idle.toFixed(1)} ms, during extraction ${busy.toFixed(1)} ms`);
  }
  const [least, median, most] = [0, Math.floor(rounds / 2), rounds - 1].map(
    (index) => [...ratios].sort((a, b) => a - b)[index] ?? 0,
  );
  console.log(
    `during extraction / idle: ${median?.toFixed(2)} (${least?.toFixed(2)}-${most?.toFixed(2)})`,
  );
  console.log(`peak memory of an extraction process: ${peakMb.toFixed(0)} MB`);
  await sleep(35_000);
  console.log(
    `after 35 s: ${(await extractors()).length} extraction processes, the largest with ${(await memoryMb('VmRSS')).toFixed(0)} MB`,
  );
} finally {
  await alone.stop();
}

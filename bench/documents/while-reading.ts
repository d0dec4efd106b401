import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { childrenOf, heldMb, servicesAlone } from '../services-alone.ts';

/**
 * What others notice while a long document is read: `while-reading.ts FILE.pdf` asks the documents
 * service, as it is built and alone, for somebody's library, in turn while nothing else happens and
 * while FILE is read over and over. Prints the 99th percentile of both, in pairs, the CPU of one
 * reading, and the memory of the reading process at its most and after it. Linux only.
 */
const [path] = process.argv.slice(2);
if (!path) throw new Error('usage: while-reading.ts FILE.pdf');
const bytes = await readFile(path);
const rounds = 5;
const asked = 250;

const alone = await servicesAlone();
const authorization = alone.somebody('documents');
const { url, pid } = await alone.start('documents', { FILES_DIR: join(alone.folder, 'files') });
const readings = `${url}/internal/readings?name=long.pdf`;
const readers = () => childrenOf(pid);

async function readOnce(): Promise<void> {
  const answer = await fetch(readings, {
    method: 'POST',
    headers: { ...authorization(), 'content-type': 'application/octet-stream' },
    body: bytes,
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** Milliseconds of the slowest in a hundred. */
async function slowest(): Promise<number> {
  const took: number[] = [];
  for (let count = 0; count < asked; count += 1) {
    const startedAt = performance.now();
    await fetch(`${url}/api/documents`, { headers: authorization() }).then((each) => each.text());
    took.push(performance.now() - startedAt);
    await sleep(4);
  }
  return took.sort((a, b) => a - b)[Math.floor(asked * 0.99)] ?? 0;
}

const held = async (what: 'VmHWM' | 'VmRSS'): Promise<number> =>
  Math.max(0, ...(await Promise.all((await readers()).map((reader) => heldMb(reader, what)))));

/** Seconds of processor time of all reading processes that still are; a tick is a hundredth. */
async function cpu(): Promise<number> {
  const all = await Promise.all(
    (await readers()).map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')),
  );
  return all.reduce((sum, text) => {
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return sum + (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100;
  }, 0);
}

try {
  await readOnce();
  await slowest();
  const before = await cpu();
  await readOnce();
  console.log(`one reading: ${((await cpu()) - before).toFixed(2)} s of processor time`);
  const ratios: number[] = [];
  let mostHeld = 0;
  for (let round = 0; round < rounds; round += 1) {
    const idle = await slowest();
    const reading = fork(new URL('read-over-and-over.ts', import.meta.url), [
      readings,
      path,
      JSON.stringify(authorization()),
    ]);
    await once(reading, 'message');
    const busy = await slowest();
    mostHeld = Math.max(mostHeld, await held('VmHWM'));
    reading.kill('SIGKILL');
    await once(reading, 'exit');
    // what was under way when it ended is given up
    await slowest();
    ratios.push(busy / idle);
    console.log(`p99 idle ${idle.toFixed(1)} ms, while reading ${busy.toFixed(1)} ms`);
  }
  const [least, median, most] = [0, Math.floor(rounds / 2), rounds - 1].map(
    (at) => [...ratios].sort((a, b) => a - b)[at] ?? 0,
  );
  console.log(
    `while reading ÷ idle: ${median?.toFixed(2)} (${least?.toFixed(2)}-${most?.toFixed(2)})`,
  );
  console.log(`a reading process held ${mostHeld.toFixed(0)} MB at its most`);
  await sleep(35_000);
  console.log(
    `half a minute later there are ${(await readers()).length}, the largest of ${(await held('VmRSS')).toFixed(0)} MB`,
  );
} finally {
  await alone.stop();
}

import { spawn } from 'node:child_process';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { identitySigner } from '@grantwright/shared/service';
import { freePort, startEmbeddedMongo } from '@grantwright/shared/storage';

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

const folder = await mkdtemp(join(tmpdir(), 'grantwright-bench-'));
const say = () => undefined;
const mongo = await startEmbeddedMongo({
  folder: join(folder, 'mongo'),
  env: process.env,
  say,
  onExit: say,
});
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const service = spawn(
  process.execPath,
  [fileURLToPath(new URL('../../services/documents/dist/main.js', import.meta.url))],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(await freePort()),
      LOG_LEVEL: 'silent',
      MONGODB_URI: mongo.uri,
      FILES_DIR: join(folder, 'files'),
      IDENTITY_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    },
  },
);

const sign = identitySigner(privateKey);
const person = { id: randomUUID(), sessionId: 's', superUser: false };
const authorization = () => ({ authorization: `Bearer ${sign(person)}` });

async function readOnce(): Promise<void> {
  const answer = await fetch(`${url}/internal/readings?name=long.pdf`, {
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

/** The reading processes of the service. */
async function readers(): Promise<string[]> {
  const { pid } = service;
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return list.trim().split(' ').filter(Boolean);
}

async function held(what: 'VmHWM' | 'VmRSS'): Promise<number> {
  const all = await Promise.all(
    (await readers()).map((pid) => readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')),
  );
  return Math.max(
    0,
    ...all.map((text) => Number(new RegExp(`${what}:\\s+(\\d+)`).exec(text)?.[1] ?? 0) / 1024),
  );
}

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
  while (
    !(await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await sleep(100);
  await readOnce();
  await slowest();
  const before = await cpu();
  await readOnce();
  console.log(`one reading: ${((await cpu()) - before).toFixed(2)} s of processor time`);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const idle = await slowest();
    let isOver = false;
    const reading = (async () => {
      while (!isOver) await readOnce();
    })();
    const busy = await slowest();
    isOver = true;
    await reading;
    ratios.push(busy / idle);
    console.log(`p99 idle ${idle.toFixed(1)} ms, while reading ${busy.toFixed(1)} ms`);
  }
  const [least, median, most] = [0, Math.floor(rounds / 2), rounds - 1].map(
    (at) => [...ratios].sort((a, b) => a - b)[at] ?? 0,
  );
  console.log(
    `while reading ÷ idle: ${median?.toFixed(2)} (${least?.toFixed(2)}-${most?.toFixed(2)})`,
  );
  console.log(`a reading process held ${(await held('VmHWM')).toFixed(0)} MB at its most`);
  await sleep(35_000);
  console.log(
    `half a minute later there are ${(await readers()).length}, the largest of ${(await held('VmRSS')).toFixed(0)} MB`,
  );
} finally {
  service.kill('SIGKILL');
  await mongo.stop();
  await rm(folder, { recursive: true, force: true });
}

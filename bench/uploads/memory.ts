import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { calls } from '@grantwright/shared/contract';
import { freePort, startEmbeddedMongo } from '@grantwright/shared/storage';

/**
 * How much an upload of 10 MB adds to the most that each process ever held (VmHWM), alone and twenty at
 * once: gateway, documents and auth apart, as they are built, on a database of their own. Linux only.
 */
const megabytes = 1024 ** 2;
const file = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(10 * megabytes - 9, 32)]);
const pem = { type: 'spki', format: 'pem' } as const;

const folder = await mkdtemp(join(tmpdir(), 'grantwright-bench-'));
const say = () => undefined;
const mongo = await startEmbeddedMongo({
  folder: join(folder, 'mongo'),
  env: process.env,
  say,
  onExit: say,
});
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const children: ChildProcess[] = [];

async function start(service: string, env: Record<string, string>) {
  const port = await freePort();
  const main = fileURLToPath(new URL(`../../services/${service}/dist/main.js`, import.meta.url));
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(await freePort()),
      LOG_LEVEL: 'silent',
      MONGODB_URI: mongo.uri,
      IDENTITY_PUBLIC_KEY: publicKey.export(pem).toString(),
      RATE_LIMIT_FACTOR: '1000',
      SECURE_COOKIES: 'false',
      ...env,
    },
  });
  children.push(child);
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    const isUp = await fetch(`${url}/livez`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { url, pid: child.pid ?? 0 };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function heldMb(pid: number, what: 'VmHWM' | 'VmRSS'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}

try {
  const auth = await start('auth', { BCRYPT_COST: '4' });
  const documents = await start('documents', { FILES_DIR: join(folder, 'files') });
  const web = join(folder, 'web');
  await import('node:fs/promises').then(({ mkdir }) => mkdir(web));
  await writeFile(join(web, 'index.html'), '');
  const gateway = await start('gateway', {
    IDENTITY_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    WEB_ROOT: web,
    AUTH_URL: auth.url,
    DOCUMENTS_URL: documents.url,
    ORGANIZATIONS_URL: auth.url,
    APPLICATIONS_URL: auth.url,
    AI_URL: auth.url,
    BILLING_URL: auth.url,
  });
  const headers = { origin: gateway.url, 'content-type': 'application/json' };
  const name = `u${randomUUID().slice(0, 12)}`;
  const registered = await fetch(`${gateway.url}${calls.register.path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      username: name,
      email: `${name}@example.org`,
      password: 'harbor street',
    }),
  });
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';

  const upload = async () => {
    const body = new FormData();
    body.set('file', new File([file], 'ten.pdf'));
    const answer = await fetch(`${gateway.url}${calls.createDocument.path}`, {
      method: 'POST',
      headers: { origin: gateway.url, cookie },
      body,
    });
    if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  };
  // What a process loads and compiles with its first requests is no part of an upload.
  for (let round = 0; round < 10; round += 1) await upload();
  for (const atOnce of [1, 20, 20, 20]) {
    const before: number[] = [];
    for (const { pid } of [gateway, documents]) {
      await writeFile(`/proc/${pid}/clear_refs`, '5');
      before.push(await heldMb(pid, 'VmRSS'));
    }
    const startedAt = performance.now();
    await Promise.all(Array.from({ length: atOnce }, upload));
    const seconds = (performance.now() - startedAt) / 1000;
    const grown = await Promise.all(
      [gateway, documents].map(
        async ({ pid }, at) => ((await heldMb(pid, 'VmHWM')) - (before[at] ?? 0)) / atOnce,
      ),
    );
    console.log(
      `${atOnce} at once: gateway ${grown[0]?.toFixed(2)} MB, documents ${grown[1]?.toFixed(2)} MB an upload, ${((atOnce * 10) / seconds).toFixed(0)} MB/s`,
    );
  }
} finally {
  for (const child of children) child.kill('SIGKILL');
  await mongo.stop();
  await rm(folder, { recursive: true, force: true });
}

import { spawn, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ServiceName } from '@grantwright/shared/contract';
import { identitySigner } from '@grantwright/shared/service';
import { dedicatedMongo, stablePort } from '@grantwright/shared/testing';

export type Alone = { url: string; pid: number; child: ChildProcess };

/** Starts built services in separate processes, with a temporary database and folder. */
export async function servicesAlone() {
  const folder = await mkdtemp(join(tmpdir(), 'grantwright-bench-'));
  const mongo = await dedicatedMongo(folder);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const sign = identitySigner(privateKey);
  const children: ChildProcess[] = [];

  async function start(service: string, env: Record<string, string> = {}): Promise<Alone> {
    const port = await stablePort();
    const main = fileURLToPath(new URL(`../services/${service}/dist/main.js`, import.meta.url));
    const child = spawn(process.execPath, [main], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        HOST: '127.0.0.1',
        PORT: String(port),
        METRICS_PORT: String(await stablePort()),
        LOG_LEVEL: 'silent',
        MONGODB_URI: mongo.uri,
        IDENTITY_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
        RATE_LIMIT_FACTOR: '1000',
        SECURE_COOKIES: 'false',
        ...env,
      },
    });
    children.push(child);
    const url = `http://127.0.0.1:${port}`;
    while (!(await isUp(url))) await sleep(100);
    return { url, pid: child.pid ?? 0, child };
  }

  return {
    folder,
    mongoUri: mongo.uri,
    start,
    privateKey,
    /** Returns a function that creates the identity header of a new user, as signed by the gateway. */
    newUser(service: ServiceName) {
      const user = { id: randomUUID(), sessionId: 's', superUser: false };
      return () => ({ authorization: `Bearer ${sign(user, service)}` });
    },
    async stop() {
      for (const child of children) child.kill('SIGKILL');
      await mongo.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const isUp = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Current (VmRSS) or peak (VmHWM) memory of a process in megabytes; 0 if it has exited. Linux only. */
export async function processMemoryMb(
  pid: number | string,
  field: 'VmHWM' | 'VmRSS',
): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
}

/** Child process ids. Linux only. */
export async function childrenOf(pid: number): Promise<string[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return list.trim().split(' ').filter(Boolean);
}

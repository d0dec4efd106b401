import { spawn, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ServiceName } from '@grantwright/shared/contract';
import { createIdentitySigner } from '@grantwright/shared/service';
import { dedicatedMongo, stablePort } from '@grantwright/shared/testing';

export type StartedService = { url: string; pid: number; child: ChildProcess };

/** Starts a temporary database, and built services that use it, each in its own process. */
export async function startServiceHost() {
  const folder = await mkdtemp(join(tmpdir(), 'grantwright-bench-'));
  const mongo = await dedicatedMongo(folder);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const sign = createIdentitySigner(privateKey);
  const children: ChildProcess[] = [];

  async function start(service: string, env: Record<string, string> = {}): Promise<StartedService> {
    const port = await stablePort();
    const main = fileURLToPath(new URL(`../../services/${service}/dist/main.js`, import.meta.url));
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
    while (!(await isReady(url))) await sleep(100);
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

export type ServiceHost = Awaited<ReturnType<typeof startServiceHost>>;

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

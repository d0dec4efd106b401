import { generateKeyPairSync } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stablePort, waitFor } from '@grantwright/shared/testing';
import { Copy } from './copies.ts';
import { Spread } from './spread.ts';

const upstreams = ['auth', 'organizations', 'documents', 'applications', 'ai', 'billing'] as const;
export type ServiceName = (typeof upstreams)[number] | 'gateway';

export type ApartSystem = {
  /** The address for browsers. */
  url: string;
  copies: Copy[];
  allReady: (within: number) => Promise<void>;
  stop: () => Promise<void>;
};

type Setting = {
  /** Receives the logs of all replicas. */
  folder: string;
  copiesOf: (service: ServiceName) => number;
  /** Connection settings of database, broker and object store. */
  parts: Record<string, string>;
};

/** Starts the deployed form of the product: several processes per service behind one address. */
export async function startSystem({ folder, copiesOf, parts }: Setting): Promise<ApartSystem> {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const logs = join(folder, 'logs');
  await mkdir(logs, { recursive: true });
  const web = join(folder, 'web');
  await mkdir(web, { recursive: true });
  await writeFile(join(web, 'index.html'), '');
  const names: ServiceName[] = [...upstreams, 'gateway'];
  const ports = new Map<ServiceName, number>();
  for (const name of names) ports.set(name, await stablePort());
  const address = (name: ServiceName) => `http://127.0.0.1:${ports.get(name)}`;
  const env = {
    METRICS_PORT: '0',
    LOG_LEVEL: 'warn',
    IDENTITY_PUBLIC_KEY: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    IDENTITY_PRIVATE_KEY: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    WEB_ROOT: web,
    SECURE_COOKIES: 'false',
    BCRYPT_COST: '4',
    READING_PROCESSES: '1',
    RATE_LIMIT_FACTOR: '1000',
    ...Object.fromEntries(upstreams.map((name) => [`${name.toUpperCase()}_URL`, address(name)])),
    ...parts,
  };
  const copies: Copy[] = [];
  const spreads: Spread[] = [];
  for (const service of names) {
    const own: Copy[] = [];
    for (let at = 1; at <= copiesOf(service); at += 1)
      own.push(await Copy.start({ service, at, env, logs }));
    const spread = new Spread(() => own.filter(({ isReady }) => isReady).map(({ port }) => port));
    await spread.listen(ports.get(service) ?? 0);
    copies.push(...own);
    spreads.push(spread);
  }
  return {
    url: address('gateway'),
    copies,
    allReady: async (within) => {
      await waitFor(() => copies.every(({ isReady }) => isReady), { within, every: 100 });
    },
    stop: async () => {
      await Promise.all(copies.map((copy) => copy.stop()));
      for (const spread of spreads) spread.close();
    },
  };
}

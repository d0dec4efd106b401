import { generateKeyPairSync } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stablePort, waitFor } from '@grantwright/shared/testing';
import { Replica } from './replica.ts';
import { LoadBalancer } from './load-balancer.ts';

const upstreams = ['auth', 'organizations', 'documents', 'applications', 'ai', 'billing'] as const;
export type ServiceName = (typeof upstreams)[number] | 'gateway';

export type DistributedSystem = {
  /** The address for browsers. */
  url: string;
  replicas: Replica[];
  waitUntilReady: (timeoutMs: number) => Promise<void>;
  stop: () => Promise<void>;
};

type Options = {
  /** The folder for the logs of all replicas. */
  folder: string;
  replicasOf: (service: ServiceName) => number;
  /** The connection settings for the database, the broker and the object store. */
  connections: Record<string, string>;
};

/** Starts the product in its deployed form, with several processes per service behind one address. */
export async function startSystem({
  folder,
  replicasOf,
  connections,
}: Options): Promise<DistributedSystem> {
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
    AUTHENTICATOR_KEY: 'for measurements only and never in production',
    SECURE_COOKIES: 'false',
    BCRYPT_COST: '4',
    EXTRACTION_PROCESSES: '1',
    RATE_LIMIT_FACTOR: '1000',
    ...Object.fromEntries(upstreams.map((name) => [`${name.toUpperCase()}_URL`, address(name)])),
    ...connections,
  };
  const replicas: Replica[] = [];
  const loadBalancers: LoadBalancer[] = [];
  for (const service of names) {
    const serviceReplicas: Replica[] = [];
    for (let index = 1; index <= replicasOf(service); index += 1)
      serviceReplicas.push(await Replica.start({ service, index, env, logs }));
    const loadBalancer = new LoadBalancer(() =>
      serviceReplicas.filter(({ isReady }) => isReady).map(({ port }) => port),
    );
    await loadBalancer.listen(ports.get(service) ?? 0);
    replicas.push(...serviceReplicas);
    loadBalancers.push(loadBalancer);
  }
  return {
    url: address('gateway'),
    replicas,
    waitUntilReady: async (timeoutMs) => {
      await waitFor(() => replicas.every(({ isReady }) => isReady), {
        within: timeoutMs,
        every: 100,
      });
    },
    stop: async () => {
      await Promise.all(replicas.map((replica) => replica.stop()));
      for (const loadBalancer of loadBalancers) loadBalancer.close();
    },
  };
}

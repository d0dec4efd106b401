import { generateKeyPairSync } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gatewayServices, type ServiceName } from '@grantwright/shared/contract';
import { stablePort, testAuthority, waitFor } from '@grantwright/shared/testing';
import { Replica } from './replica.ts';
import { LoadBalancer } from './load-balancer.ts';

export type DistributedSystem = {
  /** The address for browsers. */
  url: string;
  replicas: Replica[];
  addReplica: (service: ServiceName) => Promise<void>;
  waitUntilReady: (timeoutMs: number) => Promise<void>;
  /** Returns the exit codes of all replicas. */
  stop: () => Promise<(number | null)[]>;
};

type Options = {
  /** The folder for the certificate and the logs of all replicas. */
  folder: string;
  replicasOf: (service: ServiceName) => number;
  /** The variables of all services, such as the connections to the database, the broker and the object store. */
  environment: Record<string, string>;
};

/**
 * Starts the product in its deployed form: several processes per service behind one address, configured only by their
 * environment. Services behind the gateway use TLS.
 */
export async function startSystem({
  folder,
  replicasOf,
  environment,
}: Options): Promise<DistributedSystem> {
  const logs = join(folder, 'logs');
  await mkdir(logs, { recursive: true });
  const names: ServiceName[] = [...gatewayServices, 'gateway'];
  const ports = new Map<ServiceName, number>();
  for (const name of names) ports.set(name, await stablePort());
  const createEnvironment = await prepareEnvironments(folder, ports);
  const replicas: Replica[] = [];
  const loadBalancers: LoadBalancer[] = [];
  const listReplicas = (name: ServiceName) => replicas.filter(({ service }) => service === name);
  const addReplica = async (service: ServiceName) => {
    const env = { ...createEnvironment(service), ...environment };
    const index = listReplicas(service).length + 1;
    replicas.push(await Replica.start({ service, index, env, logs }));
  };
  for (const service of names) {
    for (let count = 0; count < replicasOf(service); count += 1) await addReplica(service);
    const loadBalancer = new LoadBalancer(() =>
      listReplicas(service)
        .filter(({ isReady }) => isReady)
        .map(({ port }) => port),
    );
    await loadBalancer.listen(ports.get(service) ?? 0);
    loadBalancers.push(loadBalancer);
  }
  return {
    url: `http://127.0.0.1:${ports.get('gateway')}`,
    replicas,
    addReplica,
    waitUntilReady: async (timeoutMs) => {
      await waitFor(() => replicas.every(({ isReady }) => isReady), {
        within: timeoutMs,
        every: 100,
      });
    },
    stop: async () => {
      const exitCodes = await Promise.all(replicas.map((replica) => replica.stop()));
      for (const loadBalancer of loadBalancers) loadBalancer.close();
      return exitCodes;
    },
  };
}

/** Creates the keys, a certificate and the web app's folder, and returns the environment of each service. */
async function prepareEnvironments(folder: string, ports: Map<ServiceName, number>) {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const authority = await testAuthority();
  const { cert, key } = await authority.certificate();
  const certificate = {
    TLS_CERT_FILE: join(folder, 'tls.crt'),
    TLS_KEY_FILE: join(folder, 'tls.key'),
  };
  await writeFile(certificate.TLS_CERT_FILE, cert);
  await writeFile(certificate.TLS_KEY_FILE, key);
  const web = join(folder, 'web');
  await mkdir(web, { recursive: true });
  await writeFile(join(web, 'index.html'), '');
  const gatewayOnly = {
    IDENTITY_PRIVATE_KEY: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    WEB_ROOT: web,
  };
  const shared = {
    LOG_LEVEL: 'warn',
    IDENTITY_PUBLIC_KEY: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    INTERNAL_CA: authority.ca,
    SECURE_COOKIES: 'false',
    BCRYPT_COST: '4',
    EXTRACTION_PROCESSES: '1',
    RATE_LIMIT_FACTOR: '1000',
    ...Object.fromEntries(
      gatewayServices.map((name) => [
        `${name.toUpperCase()}_URL`,
        `https://127.0.0.1:${ports.get(name)}`,
      ]),
    ),
  };
  return (name: ServiceName): Record<string, string> => ({
    ...shared,
    ...(name === 'gateway' ? gatewayOnly : certificate),
    ...(name === 'auth' && {
      AUTHENTICATOR_KEY: 'for measurements only and never in production',
    }),
  });
}

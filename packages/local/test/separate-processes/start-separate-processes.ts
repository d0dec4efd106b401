import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gatewayServices, type ServiceName } from '@grantwright/shared/contract';
import { stablePort, testAuthority, waitFor } from '@grantwright/shared/testing';
import { ServiceProcess } from './service-process.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const names: readonly ServiceName[] = [...gatewayServices, 'gateway'];

type Ports = Record<ServiceName, { port: number; metricsPort: number }>;

export type SeparateProcesses = {
  url: string;
  /** The metrics address of a service. */
  metricsUrl: (name: ServiceName) => string;
  /** The output of a service so far. */
  output: (name: ServiceName) => string;
  ready: (name: ServiceName) => Promise<boolean>;
  /** Resolves when every service is ready. */
  allReady: () => Promise<void>;
  kill: (name: ServiceName) => Promise<void>;
  start: (name: ServiceName) => void;
  /** Stops every service and returns the exit codes. */
  stop: () => Promise<(number | null)[]>;
};

/**
 * Runs every service in a separate process, configured only by its environment, as in containers. Services
 * behind the gateway use TLS.
 *
 * @param parts the environment variables of the database, the bus and the blob store
 */
export async function startSeparateProcesses(
  folder: string,
  parts: Record<string, string>,
): Promise<SeparateProcesses> {
  const ports = await reservePorts();
  const environments = await serviceEnvironments(folder, ports);
  const createProcess = (name: ServiceName) =>
    new ServiceProcess(join(root, 'services', name, 'dist/main.js'), {
      ...environments(name),
      ...parts,
    });
  const processes = Object.fromEntries(names.map((name) => [name, createProcess(name)])) as Record<
    ServiceName,
    ServiceProcess
  >;
  const metricsUrl = (name: ServiceName) => `http://127.0.0.1:${ports[name].metricsPort}/metrics`;
  const ready = async (name: ServiceName) =>
    (await fetch(new URL('/readyz', metricsUrl(name))).catch(() => undefined))?.ok === true;
  for (const name of names) processes[name].start();

  return {
    url: `http://127.0.0.1:${ports.gateway.port}`,
    metricsUrl,
    output: (name) => processes[name].output,
    ready,
    allReady: async () => {
      for (const name of names) await waitFor(() => ready(name), { every: 200 });
    },
    kill: (name) => processes[name].kill(),
    start: (name) => processes[name].start(),
    stop: () => Promise.all(names.map((name) => processes[name].stop())),
  };
}

async function reservePorts(): Promise<Ports> {
  const ports: [ServiceName, Ports[ServiceName]][] = [];
  for (const name of names)
    ports.push([name, { port: await stablePort(), metricsPort: await stablePort() }]);
  return Object.fromEntries(ports) as Ports;
}

/** Returns the environment of a service: shared keys and addresses, its own ports and its certificate. */
async function serviceEnvironments(folder: string, ports: Ports) {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const authority = await testAuthority();
  const { cert, key } = await authority.certificate();
  const certificate = {
    TLS_CERT_FILE: join(folder, 'tls.crt'),
    TLS_KEY_FILE: join(folder, 'tls.key'),
  };
  await mkdir(join(folder, 'files'), { recursive: true });
  await writeFile(certificate.TLS_CERT_FILE, cert);
  await writeFile(certificate.TLS_KEY_FILE, key);
  const addresses = Object.fromEntries(
    gatewayServices.map((name) => [
      `${name.toUpperCase()}_URL`,
      `https://127.0.0.1:${ports[name].port}`,
    ]),
  );
  const gatewayOnly = {
    IDENTITY_PRIVATE_KEY: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    WEB_ROOT: join(root, 'web/dist'),
  };
  return (name: ServiceName): NodeJS.ProcessEnv => ({
    PATH: process.env['PATH'],
    HOST: '127.0.0.1',
    PORT: String(ports[name].port),
    METRICS_PORT: String(ports[name].metricsPort),
    IDENTITY_PUBLIC_KEY: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    INTERNAL_CA: authority.ca,
    ...(name === 'gateway' ? gatewayOnly : certificate),
    ...(name === 'auth' && { AUTHENTICATOR_KEY: randomBytes(32).toString('hex') }),
    SECURE_COOKIES: 'false',
    BCRYPT_COST: '4',
    RATE_LIMIT_FACTOR: '1000',
    FILES_DIR: join(folder, 'files'),
    ...addresses,
  });
}

import { spawn, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gatewayServices, type ServiceName } from '@grantwright/shared/contract';
import { stablePort, testAuthority, waitFor } from '@grantwright/shared/testing';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

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
 */
export async function startSeparateProcesses(
  folder: string,
  parts: Record<string, string>,
): Promise<SeparateProcesses> {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const names: ServiceName[] = [...gatewayServices, 'gateway'];
  const ports = new Map<ServiceName, number>();
  const metricsPorts = new Map<ServiceName, number>();
  for (const name of names) {
    ports.set(name, await stablePort());
    metricsPorts.set(name, await stablePort());
  }
  const addresses = Object.fromEntries(
    gatewayServices.map((name) => [
      `${name.toUpperCase()}_URL`,
      `https://127.0.0.1:${ports.get(name)}`,
    ]),
  );
  const url = `http://127.0.0.1:${ports.get('gateway')}`;
  const metricsUrl = (name: ServiceName) => `http://127.0.0.1:${metricsPorts.get(name)}/metrics`;
  await mkdir(join(folder, 'files'), { recursive: true });
  const authority = await testAuthority();
  const { cert, key } = await authority.certificate();
  const certificate = {
    TLS_CERT_FILE: join(folder, 'tls.crt'),
    TLS_KEY_FILE: join(folder, 'tls.key'),
  };
  await writeFile(certificate.TLS_CERT_FILE, cert);
  await writeFile(certificate.TLS_KEY_FILE, key);
  const running = new Map<ServiceName, { child: ChildProcess; output: string }>();

  const start = (name: ServiceName) => {
    const child = spawn(process.execPath, [join(root, 'services', name, 'dist/main.js')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        HOST: '127.0.0.1',
        PORT: String(ports.get(name)),
        METRICS_PORT: String(metricsPorts.get(name)),
        IDENTITY_PUBLIC_KEY: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
        INTERNAL_CA: authority.ca,
        ...(name !== 'gateway' && certificate),
        ...(name === 'gateway' && {
          IDENTITY_PRIVATE_KEY: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
          WEB_ROOT: join(root, 'web/dist'),
        }),
        SECURE_COOKIES: 'false',
        BCRYPT_COST: '4',
        RATE_LIMIT_FACTOR: '1000',
        FILES_DIR: join(folder, 'files'),
        ...addresses,
        ...parts,
      },
    });
    const entry = { child, output: running.get(name)?.output ?? '' };
    running.set(name, entry);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        entry.output += chunk.toString();
      });
  };
  const ready = async (name: ServiceName) =>
    (await fetch(new URL('/readyz', metricsUrl(name))).catch(() => undefined))?.ok === true;
  for (const name of names) start(name);

  return {
    url,
    metricsUrl,
    output: (name) => running.get(name)?.output ?? '',
    ready,
    allReady: async () => {
      for (const name of names) await waitFor(() => ready(name), { every: 200 });
    },
    kill: async (name) => {
      const child = running.get(name)?.child;
      if (!child || child.exitCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
    start,
    stop: () =>
      Promise.all(
        [...running.values()].map(async ({ child }) => {
          if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
          const exited = once(child, 'exit');
          child.kill('SIGTERM');
          return (await exited)[0] as number | null;
        }),
      ),
  };
}

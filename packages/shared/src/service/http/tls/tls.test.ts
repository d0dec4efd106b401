import type { Server } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createTlsServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../../../contract/index.ts';
import { stablePort, testAuthority, testIdentities, waitFor } from '../../../testing/index.ts';
import { createHttpApp } from '../http-app.ts';
import { createInternalClient } from '../../clients/create-internal-client.ts';
import { createLogger } from '../../../observability/logger.ts';
import { createMetrics } from '../../../observability/metrics.ts';
import { route } from '../route.ts';
import { createExpressServer, drain, listen } from '../server.ts';
import { openStartupServer } from '../../lifecycle/startup-server.ts';
import { watchCertificate } from './watch-certificate.ts';

const getThing = endpoint({
  service: 'documents',
  method: 'GET',
  path: '/internal/thing',
  access: 'user',
  status: 200,
  response: z.object({ name: z.string() }),
  summary: 'Returns a thing.',
});

const identities = testIdentities('documents');
const { token } = identities.user();
const authority = await testAuthority();
const certificate = await authority.certificate();
let server: Server;
let port: number;

beforeAll(async () => {
  const app = createHttpApp({
    routes: [route(getThing, () => ({ name: 'a' }))],
    verify: identities.verify,
    log: createLogger({ name: 't', level: 'silent' }),
    metrics: createMetrics('t'),
    ready: async () => true,
  });
  server = createExpressServer(app, { tls: certificate });
  port = await listen(server, 0, '127.0.0.1');
});
afterAll(() => drain(server, 1_000));

async function fetchFrom(url: string, ca?: string) {
  const client = createInternalClient({ documents: url }, { ca });
  try {
    return await client.call(getThing, { token });
  } finally {
    await client.close();
  }
}
const refused = { code: 'unavailable' };

describe('a service over TLS', () => {
  it('accepts clients that trust its certificate authority', async () => {
    expect(await fetchFrom(`https://127.0.0.1:${port}`, authority.ca)).toEqual({ name: 'a' });
  });

  it('is not trusted with another certificate authority, or without one', async () => {
    const { ca } = await testAuthority();
    await expect(fetchFrom(`https://127.0.0.1:${port}`, ca)).rejects.toMatchObject(refused);
    await expect(fetchFrom(`https://127.0.0.1:${port}`)).rejects.toMatchObject(refused);
  });

  it('is not trusted with a certificate for another host', async () => {
    const other = await authority.certificate('billing');
    const impostor = createTlsServer(other, (_req, res) => void res.end('{"name":"a"}'));
    const impostorPort = await listen(impostor, 0, '127.0.0.1');
    await expect(
      fetchFrom(`https://127.0.0.1:${impostorPort}`, authority.ca),
    ).rejects.toMatchObject(refused);
    await drain(impostor, 1_000);
  });

  it('rejects plain HTTP', async () => {
    await expect(fetchFrom(`http://127.0.0.1:${port}`)).rejects.toMatchObject(refused);
  });

  it('uses TLS even while it waits for its database', async () => {
    const address = { port: await stablePort(), host: '127.0.0.1' };
    const leave = await openStartupServer(address, certificate);
    const response = fetchFrom(`https://127.0.0.1:${address.port}`, authority.ca);
    await expect(response).rejects.toThrow('is starting');
    await leave();
  });
});

it('reloads its certificate when the files change, unless the new one is invalid', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tls-'));
  const files = { cert: join(folder, 'tls.crt'), key: join(folder, 'tls.key') };
  const put = async ({ cert, key }: { cert: string; key: string }) => {
    await writeFile(files.key, key);
    await writeFile(files.cert, cert);
  };
  await put(certificate);
  const reloading = createTlsServer(certificate, (_req, res) => void res.end());
  const lines: string[] = [];
  const log = createLogger({ name: 't', destination: { write: (line) => void lines.push(line) } });
  const stop = watchCertificate(reloading, { files, log, pollIntervalMs: 20 });
  const reloadingPort = await listen(reloading, 0, '127.0.0.1');
  const servedSerial = () =>
    new Promise<string>((resolve, reject) => {
      const socket = connect({ port: reloadingPort, host: '127.0.0.1', ca: authority.ca }, () => {
        resolve(socket.getPeerCertificate().serialNumber);
        socket.destroy();
      });
      socket.once('error', reject);
    });
  const before = await servedSerial();
  await put({ ...certificate, cert: 'no certificate' });
  await waitFor(() => lines.some((line) => line.includes('certificate reload failed')));
  expect(await servedSerial()).toBe(before);
  await put(await authority.certificate());
  await waitFor(async () => (await servedSerial()) !== before);
  stop();
  await drain(reloading, 1_000);
  await rm(folder, { recursive: true });
});

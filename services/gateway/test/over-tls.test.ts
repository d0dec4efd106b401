import { InProcessBus, createMemoryDeadLetters } from '@grantwright/shared/messaging';
import { createLogger } from '@grantwright/shared/service';
import { testAuthority, testIdentities } from '@grantwright/shared/testing';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingsSchema } from '../src/config.ts';
import { runGateway } from '../src/run-gateway.ts';
import { gatewayUnderTest } from './gateway-under-test.ts';

const authority = await testAuthority();
const tls = await authority.certificate('localhost');
const named = (port: number) => `https://localhost:${port}`;
const { ca: internalCa } = authority;

describe('services over TLS', () => {
  const settings = { PUBLIC_ORIGIN: 'https://grants.example.org' };
  const gateway = gatewayUnderTest(undefined, settings, { tls, internalCa, urlOf: named });

  it('are verified by their own names, for any host that the browser requests', async () => {
    const { cookie } = gateway.signIn();
    const requestHeaders = { cookie, host: 'grants.example.org' };
    await gateway.get('/api/organizations', requestHeaders).expect(200);
    const { socket, headers } = gateway.lastReached();
    expect(socket).toMatchObject({ encrypted: true });
    expect(headers.host).toBe('grants.example.org');
    expect(gateway.upstream.sessionLookups.at(-1)?.socket).toMatchObject({ encrypted: true });
  });
});

describe.each([
  ['under another authority', { tls, internalCa: (await testAuthority()).ca, urlOf: named }],
  ['under no authority', { tls, urlOf: named }],
  [
    'with the certificate of another host',
    { tls: await authority.certificate('billing'), internalCa, urlOf: named },
  ],
  ['requested without TLS', { tls, internalCa }],
  ['without TLS', { internalCa, urlOf: named }],
])('services %s', (_name, options) => {
  const gateway = gatewayUnderTest(undefined, {}, options);

  it('never receive a request', async () => {
    const { cookie } = gateway.signIn();
    for (const path of ['/api/organizations', '/api/login']) {
      const response = await gateway.get(path, { cookie });
      expect(response.body).toMatchObject({ status: 503, code: 'unavailable' });
    }
    expect([...gateway.upstream.reached, ...gateway.upstream.sessionLookups]).toEqual([]);
  });
});

it('serves TLS with its own certificate', async () => {
  const webRoot = await mkdtemp(join(tmpdir(), 'web-'));
  await writeFile(join(webRoot, 'index.html'), 'the page');
  const gateway = await runGateway({
    host: '127.0.0.1',
    port: 0,
    settings: settingsSchema.parse({}),
    urls: {},
    tls: await authority.certificate(),
    privateKey: testIdentities('auth').privateKey,
    webRoot,
    bus: new InProcessBus({ deadLetters: createMemoryDeadLetters(), retryDelaysMs: [] }),
    log: createLogger({ name: 'gateway', level: 'silent' }),
  });
  const getStatus = (options: RequestOptions) =>
    new Promise<number | undefined>((resolve, reject) => {
      get(`${gateway.url}/livez`, { ...options, agent: false }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).once('error', reject);
    });
  expect(await getStatus({ ca: internalCa })).toBe(200);
  await expect(getStatus({})).rejects.toThrow();
  await gateway.stop();
  await rm(webRoot, { recursive: true });
});

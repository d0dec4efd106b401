import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { gatewayUnderTest } from './gateway-under-test.ts';

const paths = ['/', '/assets/app.js', '/api/organizations', '/api/openapi.json', '/api/nothing'];
const files = { 'index.html': '', 'assets/app.js': '' };

describe('a gateway without PUBLIC_ORIGIN', () => {
  const gateway = gatewayUnderTest(files);
  const getStatus = async (path: string, host: string) => {
    const { cookie } = gateway.signIn();
    return (await gateway.get(path, { host, cookie })).status;
  };

  it.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST:3000',
    'grants.localhost',
    '127.0.0.1:80',
    '127.8.9.1',
    '[::1]:3000',
  ])('accepts the host %s', async (host) => {
    expect(await getStatus('/', host)).toBe(200);
    expect(await getStatus('/api/organizations', host)).toBe(200);
  });

  it.each([
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    'evil-localhost',
    'localhost@evil.example',
    '127.0.0.1.evil.example',
    '127.0.0.1.nip.io',
    '192.168.1.5:3000',
    '0.0.0.0:3000',
    '[::ffff:127.0.0.1]',
    '[fe80::1]',
    '',
  ])('rejects the host %j for pages, files and API requests', async (host) => {
    const before = gateway.upstream.reached.length;
    for (const path of paths) expect(await getStatus(path, host), path).toBe(421);
    expect(gateway.upstream.reached.length).toBe(before);
  });

  it('responds with a message to set PUBLIC_ORIGIN', async () => {
    const { body } = await gateway.get('/', { host: 'grants.example.org' });
    expect(body).toMatchObject({ detail: expect.stringContaining('PUBLIC_ORIGIN') });
  });

  it('rejects a page whose name resolves to this machine (DNS rebinding)', async () => {
    const { cookie } = gateway.signIn();
    const before = gateway.upstream.reached.length;
    const response = await fetchRaw(gateway.url, [
      'POST /api/organization HTTP/1.1',
      'Host: evil.example:3000',
      'Origin: http://evil.example:3000',
      `Cookie: ${cookie}`,
      'Content-Type: application/json',
      'Content-Length: 2',
      'Connection: close',
      '',
      '{}',
    ]);
    expect(response).toMatch(/^HTTP\/1\.1 421 /);
    expect(gateway.upstream.reached.length).toBe(before);
  });

  it('accepts probes addressed to a pod IP or without a host', async () => {
    for (const path of ['/livez', '/readyz'])
      expect(await getStatus(path, '10.1.2.3:8080'), path).toBe(200);
    expect(await fetchRaw(gateway.url, ['HEAD /assets/app.js HTTP/1.0', '', ''])).toContain(
      ' 200 ',
    );
  });
});

describe('a gateway with PUBLIC_ORIGIN', () => {
  const gateway = gatewayUnderTest(files, { PUBLIC_ORIGIN: 'https://grants.example.org' });

  it('accepts any host, and rejects changes from another origin', async () => {
    await gateway.get('/', { host: 'grants.example.org' }).expect(200);
    await gateway.get('/', { host: 'gateway:8080' }).expect(200);
    const { cookie } = gateway.signIn();
    const response = await fetchRaw(gateway.url, [
      'POST /api/organization HTTP/1.1',
      'Host: evil.example',
      'Origin: http://evil.example',
      `Cookie: ${cookie}`,
      'Content-Length: 0',
      'Connection: close',
      '',
      '',
    ]);
    expect(response).toMatch(/^HTTP\/1\.1 403 /);
  });
});

/** Sends raw lines and returns the whole response. */
async function fetchRaw(url: string, lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(lines.join('\r\n'));
  return text(socket);
}

import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { request as rawRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gatewayUnderTest } from './gateway-under-test.ts';

const gateway = gatewayUnderTest();
const { upstream } = gateway;

/** Creates a user whose session is cached, so that only the request itself reaches the closed port. */
async function withCachedSession() {
  const { cookie } = gateway.signIn();
  for (const path of ['/api/organizations', '/api/documents', '/api/applications'])
    await gateway.get(path, { cookie }).expect(200);
  return { cookie, origin: gateway.url };
}

describe('a service whose port is closed', () => {
  let port = 0;
  let refusals = 0;
  /** Runs at the first refusal. */
  let onRefusal: () => void = () => undefined;

  const watch = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    socket.once('error', (error: NodeJS.ErrnoException & { port?: number }) => {
      if (error.code !== 'ECONNREFUSED' || error.port !== port) return;
      refusals += 1;
      if (refusals === 1) onRefusal();
    });
  };
  const open = () => upstream.server.listen({ port, host: '127.0.0.1' });

  beforeEach(() => {
    port = (upstream.server.address() as AddressInfo).port;
    refusals = 0;
    onRefusal = () => undefined;
    channel('net.client.socket').subscribe(watch);
  });
  afterEach(async () => {
    channel('net.client.socket').unsubscribe(watch);
    if (upstream.server.listening) return;
    open();
    await once(upstream.server, 'listening');
  });

  async function close() {
    const closed = once(upstream.server, 'close');
    upstream.server.close();
    upstream.server.closeAllConnections();
    await closed;
  }

  it.each([
    ['GET', '/api/organizations'],
    ['DELETE', '/api/organization/1'],
  ])('is retried once for a %s without a body', async (method, path) => {
    const headers = await withCachedSession();
    await close();
    onRefusal = open;
    const response = await send(method, path, headers);
    expect([response.statusCode, refusals]).toEqual([200, 1]);
  });

  it('receives the body unchanged, even if much of it arrived before the retry', async () => {
    const headers = await withCachedSession();
    await close();
    onRefusal = open;
    const before = upstream.reached.length;
    const pieces = Array.from({ length: 64 }, (_, index) => String(index % 10).repeat(50_000));
    const response = await send('POST', '/api/organization', headers, pieces);
    expect(response.statusCode).toBe(200);
    expect(JSON.parse(await text(response))).toEqual({ echo: pieces.join('') });
    expect([refusals, upstream.reached.length - before]).toEqual([1, 1]);
  });

  it('is reported as unavailable after it refuses twice', async () => {
    const headers = await withCachedSession();
    await close();
    const response = await send('POST', '/api/organization', headers, ['{}']);
    expect(JSON.parse(await text(response))).toMatchObject({ status: 503, code: 'unavailable' });
    expect(refusals).toBe(2);
  });

  it('is retried once for a session lookup', async () => {
    const { cookie } = gateway.signIn();
    await close();
    onRefusal = open;
    const response = await send('GET', '/api/organizations', { cookie });
    expect([response.statusCode, refusals]).toEqual([200, 1]);
  });
});

it('never receives a request twice once it has accepted the connection, even if it does not respond', async () => {
  const headers = await withCachedSession();
  const before = upstream.reached.length;
  upstream.closesNext = true;
  const response = await send('POST', '/api/organization', headers, ['{}']);
  expect(response.statusCode).toBe(503);
  expect(upstream.reached.length - before).toBe(1);
});

/** Streams a body in chunks, and waits whenever the gateway applies back-pressure. */
async function send(
  method: string,
  path: string,
  headers: Record<string, string>,
  pieces: string[] = [],
): Promise<IncomingMessage> {
  const type = pieces.length > 0 ? { 'content-type': 'application/json' } : {};
  const request = rawRequest(gateway.url + path, {
    method,
    headers: { ...headers, ...type, origin: gateway.url },
  });
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject);
  });
  for (const piece of pieces) if (!request.write(piece)) await once(request, 'drain');
  request.end();
  return response;
}

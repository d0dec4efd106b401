import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { request as rawRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gatewayUnderTest } from './gateway-under-test.ts';

const gateway = gatewayUnderTest();
const { upstream } = gateway;

/** A signed-in person whom the gateway knows already, so that only the call itself meets a closed port. */
async function known() {
  const { cookie } = gateway.signIn();
  for (const path of ['/api/organizations', '/api/documents', '/api/applications'])
    await gateway.get(path, { cookie }).expect(200);
  return { cookie, origin: gateway.url };
}

describe('a service whose port is closed', () => {
  let port = 0;
  let refusals = 0;
  /** What happens at the first refusal. */
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
  ])('is tried once more for a %s without a body', async (method, path) => {
    const headers = await known();
    await close();
    onRefusal = open;
    const answer = await send(method, path, headers);
    expect([answer.statusCode, refusals]).toEqual([200, 1]);
  });

  it('gets a body as it came, though much of it was there before its second try', async () => {
    const headers = await known();
    await close();
    onRefusal = open;
    const before = upstream.reached.length;
    const pieces = Array.from({ length: 64 }, (_, at) => String(at % 10).repeat(50_000));
    const answer = await send('POST', '/api/organization', headers, pieces);
    expect(answer.statusCode).toBe(200);
    expect(JSON.parse(await text(answer))).toEqual({ echo: pieces.join('') });
    expect([refusals, upstream.reached.length - before]).toEqual([1, 1]);
  });

  it('is given up after the second refusal, and said to be away', async () => {
    const headers = await known();
    await close();
    const answer = await send('POST', '/api/organization', headers, ['{}']);
    expect(JSON.parse(await text(answer))).toMatchObject({ status: 503, code: 'unavailable' });
    expect(refusals).toBe(2);
  });

  it('is tried once more when it is asked who somebody is', async () => {
    const { cookie } = gateway.signIn();
    await close();
    onRefusal = open;
    const answer = await send('GET', '/api/organizations', { cookie });
    expect([answer.statusCode, refusals]).toEqual([200, 1]);
  });
});

it('sends nothing again once a connection was taken, though not a word came back', async () => {
  const headers = await known();
  const before = upstream.reached.length;
  upstream.dies = true;
  const answer = await send('POST', '/api/organization', headers, ['{}']);
  expect(answer.statusCode).toBe(503);
  expect(upstream.reached.length - before).toBe(1);
});

/** Sends pieces of a body one after the other, as much at a time as the gateway takes. */
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
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject);
  });
  for (const piece of pieces) if (!request.write(piece)) await once(request, 'drain');
  request.end();
  return answered;
}

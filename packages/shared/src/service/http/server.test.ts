import express from 'express';
import { once } from 'node:events';
import {
  Agent,
  createServer,
  maxHeaderSize,
  request,
  type IncomingMessage,
  type Server,
} from 'node:http';
import { createServer as createNetServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createExpressServer, drain, listen, endConnectionsAfterResponse } from './server.ts';

/** Starts a server that holds responses until released, and a client with one kept-alive connection. */
async function keepAliveConnection() {
  const arrived: (() => void)[] = [];
  const server: Server = createServer((_req, res) => void arrived.push(() => res.end('done')));
  const port = await listen(server, 0, '127.0.0.1');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sendRequest = async (): Promise<IncomingMessage> => {
    const clientRequest = request({ port, host: '127.0.0.1', agent }).end();
    const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
    await once(response.resume(), 'end');
    return response;
  };
  const respondNext = async () => {
    if (arrived.length === 0) await once(server, 'request');
    arrived.shift()?.();
  };
  return { server, sendRequest, respondNext, agent };
}

it('drains as soon as its last response is sent, despite a kept-alive connection', async () => {
  const { server, sendRequest, respondNext, agent } = await keepAliveConnection();
  const response = sendRequest();
  await once(server, 'request');
  const graceMs = 60_000;
  const drained = drain(server, graceMs);
  await respondNext();
  expect((await response).statusCode).toBe(200);
  await drained;
  agent.destroy();
});

it('keeps responding while it redirects clients to other replicas', async () => {
  const { server, sendRequest, respondNext, agent } = await keepAliveConnection();
  const before = sendRequest();
  await respondNext();
  expect((await before).headers.connection).toBe('keep-alive');
  endConnectionsAfterResponse(server);
  const after = sendRequest();
  await respondNext();
  expect((await after).headers.connection).toBe('close');
  expect((server.address() as AddressInfo).port).toBeGreaterThan(0);
  await drain(server, 1_000);
  agent.destroy();
});

it('accepts every header that the gateway accepts or adds', async () => {
  const server = createExpressServer(express().use((_req, res) => void res.end()));
  const port = await listen(server, 0, '127.0.0.1');
  const headers = { 'x-long': 'a'.repeat(maxHeaderSize), authorization: 'b'.repeat(1_000) };
  const response = await fetch(`http://127.0.0.1:${port}`, { headers });
  expect(response.status).toBe(200);
  await drain(server, 1_000);
});

it('takes over the port of a server that is already listening', async () => {
  const holder = createNetServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const heldPort = (holder.address() as AddressInfo).port;
  const server = createServer((_req, res) => void res.end('new'));
  expect(await listen(server, holder, '127.0.0.1')).toBe(heldPort);
  const response = await fetch(`http://127.0.0.1:${heldPort}`);
  expect(await response.text()).toBe('new');
  await drain(server, 1_000);
  await once(holder.close(), 'close');
  await expect(fetch(`http://127.0.0.1:${heldPort}`)).rejects.toThrow();
});

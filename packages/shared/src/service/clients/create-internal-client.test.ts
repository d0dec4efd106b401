import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../../contract/index.ts';
import { createInternalClient, type InternalClient } from './create-internal-client.ts';

const getThing = endpoint({
  service: 'documents',
  method: 'GET',
  path: '/internal/thing',
  access: 'user',
  status: 200,
  response: z.object({ name: z.string() }),
  summary: 'Returns a thing.',
});

let isOtherProcess = false;
const sockets: Socket[] = [];
let server: Server;
let client: InternalClient;

beforeAll(async () => {
  server = createServer((req, res) => {
    sockets.push(req.socket);
    if (isOtherProcess) res.writeHead(404, { 'Content-Length': 0, Connection: 'keep-alive' }).end();
    else res.setHeader('Content-Type', 'application/json').end('{"name":"a"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  client = createInternalClient({ documents: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await client.close();
  server.close();
});

it("rejects responses from another process at a service's address, and reconnects", async () => {
  const sendRequest = () => client.call(getThing, { token: 'x' });
  const sendTenRequests = async () => {
    sockets.length = 0;
    for (let count = 0; count < 10; count += 1) expect(await sendRequest()).toEqual({ name: 'a' });
    return new Set(sockets);
  };
  const before = await sendTenRequests();
  expect(before.size, 'connections are kept').toBeLessThan(10);
  isOtherProcess = true;
  await expect(sendRequest()).rejects.toMatchObject({ code: 'unavailable' });
  const otherSocket = sockets.at(-1);
  isOtherProcess = false;
  const after = await sendTenRequests();
  for (const old of [...before, otherSocket]) expect([...after]).not.toContain(old);
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A model endpoint that rejects every request, like one whose key was revoked. */
export async function startFailingModel() {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(401, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'Invalid key', type: 'invalid_key' } }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, close: () => server.close() };
}

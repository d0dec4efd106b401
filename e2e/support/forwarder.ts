import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { pipeline } from 'node:stream';

/** Forwards connections to a port that may change, so a product keeps its address when it restarts. */
export async function startForwarder(port: () => number): Promise<Server> {
  const server = createServer((client) => {
    pipeline(client, connect(port(), '127.0.0.1'), client, () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

export const getUrl = (server: Server): string =>
  `http://localhost:${(server.address() as AddressInfo).port}`;

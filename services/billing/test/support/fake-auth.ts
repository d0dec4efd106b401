import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

export const buyer = { username: 'Ana Zażółć', email: 'ana@example.org' };

/** Creates a fake auth service that returns the same buyer for every user. */
export function fakeAuth() {
  const server = createServer((_req, res) => res.end(JSON.stringify(buyer)));
  const running = { url: '' };
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    running.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());
  return running;
}

import { createLogger } from '@grantwright/shared/service';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createServiceProxies } from './create-service-proxies.ts';

const open: Server[] = [];
const listen = async (server: Server): Promise<string> => {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

it('responds with a timeout if a service does not respond', async () => {
  const target = await listen(createServer(() => undefined));
  const log = createLogger({ name: 'gateway', level: 'silent' });
  const urls = { auth: target } as Parameters<typeof createServiceProxies>[0];
  const proxies = createServiceProxies(urls, { log, timeoutMs: () => 200 });
  const passOn = proxies.passOn('auth');
  const gateway = createServer((req, res) => {
    void passOn(req as never, res as never, () => undefined);
  });
  const response = await fetch(`${await listen(gateway)}/api/user`);
  expect(response.status).toBe(504);
  expect(await response.json()).toMatchObject({ code: 'timed-out' });
  proxies.close();
});

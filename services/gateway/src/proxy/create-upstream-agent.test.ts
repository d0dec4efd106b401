import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createUpstreamAgent } from './create-upstream-agent.ts';

/** A lookup that never completes. */
const lookup = () => undefined;

it.each(['http:', 'https:'])('limits the time to connect over %s', async (protocol) => {
  const agent = createUpstreamAgent(new URL(`${protocol}//nowhere.invalid`), {
    connectTimeoutMs: 20,
  });
  const client = request({ agent, protocol, host: 'nowhere.invalid', lookup });
  client.end();
  const [error] = (await once(client, 'error').catch((thrown: unknown) => [thrown])) as [Error];
  expect(error).toMatchObject({ code: 'ETIMEDOUT' });
});

it('serves the next request after one that was aborted before it connected', async () => {
  const server = createServer((_, res) => res.end('x')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const agent = createUpstreamAgent(new URL(url));
  const aborted = request(url, { agent });
  aborted.on('error', () => undefined).end();
  aborted.destroy();
  const client = request(url, { agent }).end();
  const [response] = (await once(client, 'response')) as [{ statusCode: number }];
  expect(response.statusCode).toBe(200);
  agent.destroy();
  server.closeAllConnections();
  server.close();
});

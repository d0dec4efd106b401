import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { agentTo } from './agent-to.ts';

/** A name that nobody answers for. */
const lookup = () => undefined;

it.each(['http:', 'https:'])(
  'waits only so long for a connection over %s to be taken',
  async (protocol) => {
    const agent = agentTo(new URL(`${protocol}//nowhere.invalid`), { connectWithin: 20 });
    const asked = request({ agent, protocol, host: 'nowhere.invalid', lookup });
    asked.end();
    const [error] = (await once(asked, 'error').catch((thrown: unknown) => [thrown])) as [Error];
    expect(error).toMatchObject({ code: 'ETIMEDOUT' });
  },
);

it('is not kept waiting by a request that was given up before its connection was there', async () => {
  const server = createServer((_, res) => res.end('x')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const agent = agentTo(new URL(url));
  const givenUp = request(url, { agent });
  givenUp.on('error', () => undefined).end();
  givenUp.destroy();
  const asked = request(url, { agent }).end();
  const [answer] = (await once(asked, 'response')) as [{ statusCode: number }];
  expect(answer.statusCode).toBe(200);
  agent.destroy();
  server.closeAllConnections();
  server.close();
});

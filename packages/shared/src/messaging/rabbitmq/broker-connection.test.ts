import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../../service/index.ts';
import { testBroker, waitFor } from '../../testing/index.ts';
import { BrokerConnection } from './broker-connection.ts';

const broker = await testBroker();
const brokerUrl = broker?.environment['RABBITMQ_URL'] ?? '';

it.skipIf(!broker)(
  'closes a connection that was still being opened as soon as it is open',
  async () => {
    const link = await slowLink(brokerUrl);
    const connection = new BrokerConnection({
      url: link.url,
      name: 'test',
      log: createLogger({ name: 'test', level: 'silent' }),
      setup: () => Promise.resolve(),
    });
    await waitFor(() => link.openCount() === 1);
    let isClosed = false;
    const closing = connection.close().then(() => {
      isClosed = true;
    });
    await setImmediate();
    expect(isClosed).toBe(false);
    link.answer();
    await closing;
    await waitFor(() => link.openCount() === 0);
    expect(connection.wasConnected).toBe(false);
  },
);

/** Returns a proxy that holds the broker's answers back until `answer` is called. */
async function slowLink(target: string) {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const held: (() => void)[] = [];
  const server = createServer((incoming) => {
    open.add(incoming);
    const outgoing = connect({ host: hostname, port: Number(port) });
    incoming.pipe(outgoing);
    held.push(() => outgoing.pipe(incoming));
    for (const socket of [incoming, outgoing]) socket.on('error', () => undefined);
    incoming.once('close', () => {
      open.delete(incoming);
      outgoing.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    openCount: () => open.size,
    answer: () => {
      for (const release of held.splice(0)) release();
    },
  };
}

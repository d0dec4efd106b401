import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { stablePort } from './stable-port.ts';

/** A broker behind a TCP proxy. Disconnecting it takes less time than killing the broker. */
export type BrokerLink = {
  url: string;
  /** Ends all connections and refuses new ones, as if the broker were down. */
  disconnect: () => Promise<void>;
  reconnect: () => Promise<void>;
};

export async function linkToBroker(brokerUrl: string): Promise<BrokerLink> {
  const url = new URL(brokerUrl);
  const target = { host: url.hostname, port: Number(url.port) || 5_672 };
  const port = await stablePort();
  url.host = `127.0.0.1:${port}`;
  const open = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(target);
    incoming.pipe(outgoing).pipe(incoming);
    for (const socket of [incoming, outgoing]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        open.delete(socket);
        for (const end of [incoming, outgoing]) end.destroySoon();
      });
    }
  });
  const link: BrokerLink = {
    url: url.href,
    disconnect: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    reconnect: async () => {
      if (server.listening) return;
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
  await link.reconnect();
  return link;
}

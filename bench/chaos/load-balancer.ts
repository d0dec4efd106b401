import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A TCP load balancer that sends each new connection to the next ready replica, like a Kubernetes service. Open
 * connections stay with their replica.
 */
export class LoadBalancer {
  readonly #ports: () => number[];
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  #turn = 0;

  /** @param ports returns the ports of the ready replicas */
  constructor(ports: () => number[]) {
    this.#ports = ports;
    this.#server = createServer((socket) => this.#pass(socket));
  }

  async listen(port: number): Promise<void> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#open) socket.destroy();
  }

  #pass(incoming: Socket): void {
    this.#track(incoming);
    const ports = this.#ports();
    const first = (this.#turn += 1);
    const next = (index: number) => {
      const port = ports[(first + index) % ports.length];
      if (port === undefined || index === ports.length || incoming.destroyed) {
        incoming.resetAndDestroy();
        return;
      }
      const outgoing = connect({ port, host: '127.0.0.1', noDelay: true });
      this.#track(outgoing);
      const refused = () => next(index + 1);
      outgoing.once('error', refused);
      outgoing.once('connect', () => {
        outgoing.off('error', refused);
        join(incoming, outgoing);
      });
    };
    next(0);
  }

  #track(socket: Socket): void {
    this.#open.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => undefined);
    socket.once('close', () => this.#open.delete(socket));
  }
}

function join(one: Socket, other: Socket): void {
  one.pipe(other);
  other.pipe(one);
  one.once('close', () => other.destroy());
  other.once('close', () => one.destroy());
}

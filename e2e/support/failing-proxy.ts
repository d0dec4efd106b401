import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A web server in front of the product, as at many hosts, that can respond instead of it
 * with a page of its own: a status without a word for the person.
 */
export class FailingProxy {
  readonly #server: Server;
  #refusals: { status: number; path: RegExp } | undefined;

  private constructor(product: string) {
    const { host, origin } = new URL(product);
    this.#server = createServer((asked, answer) => {
      if (this.#refusals?.path.test(asked.url ?? '') && asked.method !== 'GET') {
        asked.resume();
        answer.writeHead(this.#refusals.status, { 'content-type': 'text/html' });
        return answer.end('<html><body><h1>Server error</h1></body></html>');
      }
      const headers = { ...asked.headers, host, ...(asked.headers.origin && { origin }) };
      const { method } = asked;
      asked.pipe(
        request(new URL(asked.url ?? '/', product), { method, headers }, (got) => {
          answer.writeHead(got.statusCode ?? 502, got.headers);
          got.pipe(answer);
        }).on('error', () => answer.destroy()),
      );
    });
  }

  static async start(product: string): Promise<FailingProxy> {
    const proxy = new FailingProxy(product);
    await new Promise<void>((ready) => proxy.#server.listen(0, '127.0.0.1', ready));
    return proxy;
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** From now on answers what would change something there by itself. */
  refuse(path: RegExp, status = 500): void {
    this.#refusals = { path, status };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}

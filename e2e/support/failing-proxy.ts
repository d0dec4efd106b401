import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A reverse proxy that can respond with its own HTML error page instead of the product's message. */
export class FailingProxy {
  readonly #server: Server;
  #failure: { status: number; path: RegExp } | undefined;

  private constructor(product: string) {
    const { host, origin } = new URL(product);
    this.#server = createServer((incoming, response) => {
      if (this.#failure?.path.test(incoming.url ?? '') && incoming.method !== 'GET') {
        incoming.resume();
        response.writeHead(this.#failure.status, { 'content-type': 'text/html' });
        return response.end('<html><body><h1>Server error</h1></body></html>');
      }
      const headers = { ...incoming.headers, host, ...(incoming.headers.origin && { origin }) };
      const { method } = incoming;
      incoming.pipe(
        request(new URL(incoming.url ?? '/', product), { method, headers }, (upstream) => {
          response.writeHead(upstream.statusCode ?? 502, upstream.headers);
          upstream.pipe(response);
        }).on('error', () => response.destroy()),
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

  /** Responds to matching requests other than GET with `status`. */
  fail(path: RegExp, status = 500): void {
    this.#failure = { path, status };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}

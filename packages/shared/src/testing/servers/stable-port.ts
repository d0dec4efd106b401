import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A free port that stays free while its server is down: below the ephemeral range, from which the system could assign it to any outgoing connection.
 */
export async function stablePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 30_000);
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () =>
      server.close(() => resolve(true)),
    );
  });

import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Below the ephemeral range, and below the ports of the embedded MongoDB. */
const range = { from: 10_000, to: 20_000 };

/**
 * Returns a free port that stays free while its server is down: the system never assigns it to an outgoing connection,
 * and no other test of the run gets it.
 */
export async function stablePort(): Promise<number> {
  for (;;) {
    const port = randomInt(range.from, range.to);
    if ((await claim(port)) && (await isFree(port))) return port;
  }
}

/** Claims a port for the rest of the run. Returns false if another test has it. */
async function claim(port: number): Promise<boolean> {
  const folder = process.env['GRANTWRIGHT_TEST_RUN'];
  if (!folder) return true;
  try {
    await writeFile(join(folder, `port-${port}`), '', { flag: 'wx' });
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw cause;
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

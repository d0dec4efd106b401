import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';

/**
 * The port that this data has always been served on: the replica set's configuration names it. Another
 * one is taken, and kept from then on, when a stranger sits on it.
 *
 * @param file where the port is kept
 */
export async function keptPort(file: string, say: (line: string) => void): Promise<number> {
  const before = Number(await readFile(file, 'utf8').catch(() => ''));
  if (Number.isInteger(before) && before > 0) {
    if (await isFree(before)) return before;
    say(`port ${before} of the database is taken by another program; moving it to another port`);
  }
  const port = await freePort();
  await writeFile(file, `${port}\n`);
  return port;
}

/** A port of this machine's loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  return await listen(0);
}

async function isFree(port: number): Promise<boolean> {
  return await listen(port).then(
    () => true,
    () => false,
  );
}

function listen(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      const taken = typeof address === 'object' && address ? address.port : port;
      server.close(() => resolve(taken));
    });
  });
}

import { randomInt } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';

/**
 * The port that this data has always been served on: the replica set's configuration names it. Another
 * one is taken, and kept from then on, when a stranger sits on it.
 *
 * @param file where the port is kept
 */
export async function persistentPort(file: string, say: (line: string) => void): Promise<number> {
  const before = Number(await readFile(file, 'utf8').catch(() => ''));
  if (Number.isInteger(before) && before > 0) {
    if (await isFree(before)) return before;
    say(`port ${before} of the database is taken by another program; moving it to another port`);
  }
  const port = await freePort();
  await writeFile(file, `${port}\n`);
  return port;
}

/**
 * Below the ephemeral range (Linux: from 32,768; macOS and Windows: from 49,152, RFC 6335), so that the system assigns
 * none of them before it is used.
 */
const freePorts = { from: 20_000, to: 32_000 };
const maxAttempts = 100;

/** A port of this machine's loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const port = randomInt(freePorts.from, freePorts.to);
    if (await isFree(port)) return port;
  }
  throw new Error('There is no free port.');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () =>
      server.close(() => resolve(true)),
    );
  });
}

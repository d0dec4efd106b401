import { randomInt } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';

/**
 * Chooses the port of this database, which the replica set configuration contains. If another program uses it, a new
 * port is chosen and stored.
 *
 * @param file stores the port
 */
export async function choosePersistentPort(
  file: string,
  print: (line: string) => void,
): Promise<number> {
  const before = Number(await readFile(file, 'utf8').catch(() => ''));
  if (Number.isInteger(before) && before > 0) {
    if (await isFree(before)) return before;
    print(`database port ${before} is used by another program, switching to another port`);
  }
  const port = await findFreePort();
  await writeFile(file, `${port}\n`);
  return port;
}

/**
 * Below the ephemeral range (Linux from 32,768; macOS and Windows from 49,152, RFC 6335), so that the system
 * does not assign the port before it is used.
 */
const freePorts = { from: 20_000, to: 32_000 };
const maxAttempts = 100;

async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const port = randomInt(freePorts.from, freePorts.to);
    if (await isFree(port)) return port;
  }
  throw new Error('No free port found.');
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

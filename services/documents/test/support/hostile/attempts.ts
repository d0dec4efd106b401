import { spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { readFile, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { Worker } from 'node:worker_threads';

/** The targets of the attempts. */
export type Targets = { port: number; secretFile: string; socketPath: string };

const getCode = (error: unknown): string =>
  error instanceof Error ? String(Reflect.get(error, 'code') ?? error.message) : String(error);

/** Returns the outcome of an attempt: `reached` or an error code. */
async function attempt(work: () => unknown): Promise<string> {
  try {
    await work();
    return 'reached';
  } catch (error) {
    return getCode(error);
  }
}

const connection = (target: { port: number } | { path: string }) =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', ...target });
    socket.once('error', reject);
    socket.once('connect', () => resolve(socket.destroy()));
  });

const datagram = (port: number) =>
  new Promise((resolve, reject) => {
    const socket = createSocket('udp4');
    socket.once('error', reject);
    socket.send('x', port, '127.0.0.1', (error) =>
      error ? reject(error) : resolve(socket.close()),
    );
  });

const listener = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(server.close()));
  });

/** Attempts the attacks of a compromised process. */
export async function runAttempts({ port, secretFile, socketPath }: Targets) {
  const parent = `/proc/${process.ppid}`;
  return {
    environment: await attempt(() => readFile(`${parent}/environ`)),
    memory: await attempt(() => readFile(`${parent}/maps`)),
    secret: await attempt(() => readFile(secretFile)),
    write: await attempt(() => writeFile(`${secretFile}.copy`, 'x')),
    tcp: await attempt(() => connection({ port })),
    fetch: await attempt(() =>
      fetch(`http://127.0.0.1:${port}/`).catch((error: Error) => {
        throw error.cause ?? error;
      }),
    ),
    unixSocket: await attempt(() => connection({ path: socketPath })),
    udp: await attempt(() => datagram(port)),
    listen: await attempt(listener),
    dns: await attempt(() => lookup('localhost')),
    spawn: await attempt(() => {
      const { error } = spawnSync(process.execPath, ['--version']);
      if (error) throw error;
    }),
    thread: await attempt(() => new Worker('', { eval: true }).terminate()),
    signal: await attempt(() => process.kill(process.ppid, 0)),
    ownEnvironment: Object.keys(process.env).filter((name) => !/^(HOME|NODE_\w+)$/.test(name)),
  };
}
export type Outcome = Awaited<ReturnType<typeof runAttempts>>;

import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findMongod } from './find-mongod.ts';
import { launchMongod } from './launch-mongod.ts';
import { PortTakenError } from './launch-on-free-port.ts';

test('reports a port in use, and leaves no process running', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'grantwright-mongo-'));
  const dbPath = join(folder, 'db');
  await mkdir(dbPath);
  const otherUser = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => otherUser.listen(0, '127.0.0.1', resolve));
  const { port } = otherUser.address() as AddressInfo;
  try {
    const mongod = await findMongod({ env: process.env, print: () => undefined });

    await expect(launchMongod({ mongod, dbPath, dataFolder: folder, port })).rejects.toThrow(
      PortTakenError,
    );
  } finally {
    otherUser.close();
    await rm(folder, { recursive: true, force: true });
  }
});

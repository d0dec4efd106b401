import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { launchOnFreePort, PortTakenError } from './launch-on-free-port.ts';
import { StartupError } from './startup-error.ts';

let folder: string;
const otherServers: Server[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grantwright-port-'));
});
afterEach(async () => {
  for (const server of otherServers.splice(0)) server.close();
  await rm(folder, { recursive: true, force: true });
});

const takePort = (port: number) =>
  new Promise<void>((resolve) => {
    otherServers.push(createServer().listen(port, '127.0.0.1', resolve));
  });
const silent = () => undefined;

test('retries with another port if a program takes the first port just before it is used', async () => {
  const tried: number[] = [];
  const { launched, port } = await launchOnFreePort(join(folder, 'port'), silent, async (port) => {
    tried.push(port);
    if (tried.length > 1) return 'runs';
    await takePort(port);
    throw new PortTakenError();
  });

  expect(launched).toBe('runs');
  expect(tried).toHaveLength(2);
  expect(port).toBe(tried[1]);
  expect(port).not.toBe(tried[0]);
});

test('fails with instructions if every port is taken', async () => {
  const launching = launchOnFreePort(join(folder, 'port'), silent, () =>
    Promise.reject(new PortTakenError()),
  );

  await expect(launching).rejects.toThrow(StartupError);
  await expect(launching).rejects.toThrow(/set MONGODB_URI/);
});

test('does not retry after other errors', async () => {
  let attempts = 0;
  const launching = launchOnFreePort(join(folder, 'port'), silent, () => {
    attempts++;
    return Promise.reject(new Error('the disk is full'));
  });

  await expect(launching).rejects.toThrow('the disk is full');
  expect(attempts).toBe(1);
});

import { endpoints } from '@grantwright/shared/contract';
import { createTestFolder } from '@grantwright/shared/testing';
import { readdir, rm, stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startChild, type ChildProduct } from './child-product.ts';
import { registerUser, TestUser } from './product-under-test.ts';

const folders: string[] = [];
const started: ChildProduct[] = [];
const emptyFolder = async () => {
  const folder = await createTestFolder('start-');
  folders.push(folder);
  return folder;
};
const start = (folder: string, env: NodeJS.ProcessEnv = {}) => {
  const product = startChild(folder, env);
  started.push(product);
  return product;
};

let shared: string;
let latest: ChildProduct | undefined;
/** Starts the product on the shared data folder, unless it is already running, because starting it is slow. */
async function running(): Promise<ChildProduct> {
  if (latest?.child.exitCode !== null) latest = start(shared);
  await latest.ready;
  return latest;
}

beforeAll(async () => {
  shared = await emptyFolder();
});
afterAll(async () => {
  for (const product of started) if (product.child.exitCode === null) await product.kill();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** Returns the output of a failed start: messages without a stack trace. */
async function refusal(product: ChildProduct): Promise<string> {
  expect(await product.exited).toBe(1);
  expect(product.output()).not.toMatch(/^[ \t]+at /m);
  return product.output();
}

describe('npm start', () => {
  it('stops cleanly on Ctrl+C and has the same data after a restart', async () => {
    const first = await running();
    const person = await registerUser(await first.ready);
    await person.organization({ name: 'Kept Over Night' });
    // a terminal also sends the signal to the whole process group
    process.kill(-(first.child.pid ?? 0), 'SIGINT');
    expect(await first.exited).toBe(0);
    expect(first.output()).toContain('stopped');

    const restored = new TestUser(await (await running()).ready);
    restored.cookie = person.cookie;
    expect(await restored.get(endpoints.listOrganizations)).toMatchObject([
      { name: 'Kept Over Night' },
    ]);
  });

  it('keeps its keys and log private, and rejects a second start with its data', async () => {
    const first = await running();
    const keys = ['identity.pem', 'authenticator.key'].map((name) => join('keys', name));
    for (const file of [...keys, 'grantwright.log']) {
      expect((await stat(join(shared, file))).mode & 0o077).toBe(0);
    }
    expect(await refusal(start(shared))).toContain(
      `Grantwright is already running on this data (process ${first.child.pid}). Stop it first, or set DATA_DIR to another folder.`,
    );
  });

  it('reports a port that is in use and leaves no lock behind', async () => {
    const otherServer = createServer();
    await new Promise<void>((resolve) => otherServer.listen(0, '127.0.0.1', resolve));
    const { port } = otherServer.address() as AddressInfo;
    const folder = await emptyFolder();
    const message = await refusal(start(folder, { PORT: String(port) }));
    otherServer.close();
    expect(message).toContain(`Port ${port} is taken by another program.`);
    expect(await readdir(folder)).not.toContain('lock');
  });

  it('reports every invalid setting', async () => {
    const settings = { PORT: 'abc', OPENAI_BASE_URL: 'nowhere' };
    const message = await refusal(start(await emptyFolder(), settings));
    expect(message).toContain('PORT');
    expect(message).toContain('OPENAI_BASE_URL');
  });

  it('exits with a message when its database stops', async () => {
    const product = await running();
    const { default: mongoose } = await import('mongoose');
    const port = await import('node:fs/promises').then(({ readFile }) =>
      readFile(join(shared, 'mongo', 'port'), 'utf8'),
    );
    const client = await mongoose.mongo.MongoClient.connect(
      `mongodb://127.0.0.1:${port.trim()}/?directConnection=true`,
    );
    const shutdown = { shutdown: 1, force: true };
    await client
      .db('admin')
      .command(shutdown)
      .catch(() => undefined);
    await client.close();
    expect(await refusal(product)).toContain('The embedded MongoDB stopped unexpectedly');
  });
});

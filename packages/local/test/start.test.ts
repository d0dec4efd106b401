import { endpoints } from '@grantwright/shared/contract';
import { createTestFolder } from '@grantwright/shared/testing';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startChild, type ChildProduct } from './child-product.ts';
import { registerUser, TestUser } from './product-under-test.ts';

let folder: string;
let started: ChildProduct[] = [];
const start = (env: NodeJS.ProcessEnv = {}) => {
  const product = startChild(folder, env);
  started.push(product);
  return product;
};

beforeEach(async () => {
  folder = await createTestFolder('start-');
});
afterEach(async () => {
  for (const product of started) if (product.child.exitCode === null) await product.kill();
  started = [];
  await rm(folder, { recursive: true, force: true });
});

/** The output of a failed start: messages without a stack trace. */
async function refusal(product: ChildProduct): Promise<string> {
  expect(await product.exited).toBe(1);
  expect(product.output()).not.toMatch(/^[ \t]+at /m);
  return product.output();
}

describe('npm start', () => {
  it('stops cleanly on Ctrl+C and has the same data after a restart', async () => {
    const first = start();
    const person = await registerUser(await first.ready);
    await person.organization({ name: 'Kept Over Night' });
    // As a terminal does: the signal goes to the whole process group.
    process.kill(-(first.child.pid ?? 0), 'SIGINT');
    expect(await first.exited).toBe(0);
    expect(first.output()).toContain('stopped');

    const restored = new TestUser(await start().ready);
    restored.cookie = person.cookie;
    expect(await restored.get(endpoints.listOrganizations)).toMatchObject([
      { name: 'Kept Over Night' },
    ]);
  });

  it('keeps its key and log readable only by this user, and rejects a second start on its data', async () => {
    const first = start();
    await first.ready;
    for (const file of [join('keys', 'identity.pem'), 'grantwright.log']) {
      expect((await stat(join(folder, file))).mode & 0o077).toBe(0);
    }
    expect(await refusal(start())).toContain(
      `Grantwright is already running on this data (process ${first.child.pid}). Stop it first, or set DATA_DIR to another folder.`,
    );
  });

  it('reports a port that is in use and leaves no lock behind', async () => {
    const otherServer = createServer();
    await new Promise<void>((resolve) => otherServer.listen(0, '127.0.0.1', resolve));
    const { port } = otherServer.address() as AddressInfo;
    const message = await refusal(start({ PORT: String(port) }));
    otherServer.close();
    expect(message).toContain(`Port ${port} is taken by another program.`);
    expect(await readdir(folder)).not.toContain('lock');
  });

  it('rejects a file as its data folder', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    expect(await refusal(start({ DATA_DIR: file }))).toContain('is a file, not a folder');
  });

  it('rejects data written by a newer version', async () => {
    await writeFile(join(folder, 'format'), '999\n');
    expect(await refusal(start())).toContain('was written by a newer version of Grantwright');
  });

  it('reports every invalid setting', async () => {
    const message = await refusal(start({ PORT: 'abc', OPENAI_BASE_URL: 'nowhere' }));
    expect(message).toContain('PORT');
    expect(message).toContain('OPENAI_BASE_URL');
  });

  it('exits with a message when its database stops', async () => {
    const product = start();
    await product.ready;
    const { default: mongoose } = await import('mongoose');
    const port = await import('node:fs/promises').then(({ readFile }) =>
      readFile(join(folder, 'mongo', 'port'), 'utf8'),
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

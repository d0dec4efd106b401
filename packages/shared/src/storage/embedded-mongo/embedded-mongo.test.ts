import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestFolder } from '../../testing/test-folder.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { startEmbeddedMongo, type EmbeddedMongo } from './start-embedded-mongo.ts';

let folder: string;
/** The messages about unexpected exits, in all tests. */
const messages: string[] = [];
/** The server in the folder, which the tests pass on to each other, because starting it is slow. */
let latest: (EmbeddedMongo & { output: string[] }) | undefined;

beforeAll(async () => {
  folder = await createTestFolder('embedded-');
});
afterAll(async () => {
  await latest?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start() {
  const output: string[] = [];
  const mongo = await startEmbeddedMongo({
    folder,
    env: process.env,
    print: (line) => output.push(line),
    onExit: (message) => messages.push(message),
  });
  latest = { ...mongo, output };
  return latest;
}
const running = async () => latest ?? (await start());
async function stop(): Promise<void> {
  await latest?.stop();
  latest = undefined;
}

const notes = async <T>(
  uri: string,
  work: (notes: mongoose.mongo.Collection<{ text: string }>) => Promise<T>,
) => {
  const client = await mongoose.mongo.MongoClient.connect(uri);
  try {
    return await work(client.db('test').collection<{ text: string }>('notes'));
  } finally {
    await client.close();
  }
};

test('keeps its data and port across restarts', async () => {
  const first = await running();
  await notes(first.uri, (collection) => collection.insertOne({ text: 'kept after a stop' }));
  await stop();

  const second = await running();
  const note = await notes(second.uri, (collection) =>
    collection.findOne({ text: 'kept after a stop' }),
  );
  expect(note).not.toBeNull();
  expect(second.uri).toBe(first.uri);
});

test('reports an unexpected exit of mongod, and recovers on the next start', async () => {
  const first = await running();
  await notes(first.uri, (collection) =>
    collection.insertOne(
      { text: 'kept after a kill' },
      { writeConcern: { w: 'majority', journal: true } },
    ),
  );
  messages.length = 0;
  process.kill(first.pid, 'SIGKILL');
  await waitFor(() => messages.length > 0);
  await stop();
  expect(messages).toEqual([expect.stringContaining('stopped unexpectedly')]);

  const second = await running();
  const note = await notes(second.uri, (collection) =>
    collection.findOne({ text: 'kept after a kill' }),
  );
  expect(note).not.toBeNull();
});

test('stops the mongod process of a killed run', async () => {
  const first = await running();
  const second = await start();
  expect(second.output.join()).toContain(`process ${first.pid}`);
});

test('switches to another port if its own is in use', async () => {
  const first = await running();
  await stop();
  const port = Number(await readFile(join(folder, 'port'), 'utf8'));
  const otherUser = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => otherUser.listen(port, '127.0.0.1', resolve));

  const second = await running();
  await notes(second.uri, (collection) => collection.insertOne({ text: 'written' }));
  otherUser.close();

  expect(second.uri).not.toBe(first.uri);
});

test('reports damaged data', async () => {
  await running();
  await stop();
  const file = join(folder, 'db', 'WiredTiger.turtle');
  const intact = await readFile(file);
  await writeFile(file, 'not a database');
  try {
    await expect(start()).rejects.toThrow(/is damaged.*Restore your backup/);
  } finally {
    await writeFile(file, intact);
  }
});

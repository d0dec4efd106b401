import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestFolder } from '../../testing/test-folder.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { startEmbeddedMongo } from './start-embedded-mongo.ts';

let folder: string;
beforeEach(async () => {
  folder = await createTestFolder('embedded-');
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const start = async (onExit: (sentence: string) => void = () => undefined) => {
  const output: string[] = [];
  const mongo = await startEmbeddedMongo({
    folder,
    env: process.env,
    print: (line) => output.push(line),
    onExit,
  });
  return { ...mongo, output };
};

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
  const first = await start();
  await notes(first.uri, (collection) => collection.insertOne({ text: 'kept' }));
  await first.stop();

  const second = await start();
  const note = await notes(second.uri, (collection) => collection.findOne({ text: 'kept' }));
  await second.stop();

  expect(note?.text).toBe('kept');
  expect(second.uri).toBe(first.uri);
});

test('reports an unexpected exit of mongod, and recovers on the next start', async () => {
  const sentences: string[] = [];
  const first = await start((sentence) => sentences.push(sentence));
  await notes(first.uri, (collection) =>
    collection.insertOne({ text: 'kept' }, { writeConcern: { w: 'majority', journal: true } }),
  );
  process.kill(first.pid, 'SIGKILL');
  await waitFor(() => sentences.length > 0);
  await first.stop();

  const second = await start();
  const note = await notes(second.uri, (collection) => collection.findOne({ text: 'kept' }));
  await second.stop();

  expect(sentences).toEqual([expect.stringContaining('stopped unexpectedly')]);
  expect(note?.text).toBe('kept');
});

test('stops the mongod process of a killed run', async () => {
  const first = await start();
  const second = await start();
  await second.stop();

  expect(second.output.join()).toContain(`process ${first.pid}`);
});

test('switches to another port if its own is in use', async () => {
  const first = await start();
  await first.stop();
  const port = Number(await readFile(join(folder, 'port'), 'utf8'));
  const otherUser = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => otherUser.listen(port, '127.0.0.1', resolve));

  const second = await start();
  await notes(second.uri, (collection) => collection.insertOne({ text: 'written' }));
  await second.stop();
  otherUser.close();

  expect(second.uri).not.toBe(first.uri);
});

test('reports damaged data', async () => {
  const first = await start();
  await first.stop();
  await writeFile(join(folder, 'db', 'WiredTiger.turtle'), 'not a database');

  await expect(start()).rejects.toThrow(/is damaged.*Restore your backup/);
});

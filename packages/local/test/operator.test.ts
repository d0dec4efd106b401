import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { events } from '@grantwright/shared/events';
import {
  InProcessBus,
  createMongoDeadLetters,
  RabbitMqBus,
  type Bus,
} from '@grantwright/shared/messaging';
import { createLogger } from '@grantwright/shared/service';
import { connectMongo, FolderBlobStore, S3BlobStore } from '@grantwright/shared/storage';
import {
  anEvent,
  testBroker,
  testDatabase,
  testObjectStore,
  waitFor,
} from '@grantwright/shared/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runAdmin } from '../src/operator/run-admin.ts';

const log = createLogger({ name: 'test', level: 'silent' });
const [broker, objects] = await Promise.all([testBroker(), testObjectStore()]);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grantwright-operator-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a command line; returns its output and exit code. */
async function admin(command: string, env: Record<string, string | undefined>) {
  const output: string[] = [];
  const print = (line: string) => void output.push(line);
  const args = command.split(' ');
  const code = await runAdmin({ args, revoke: false, env, folder, print, printError: print });
  return { code, text: output.join('\n') };
}

/** Lists, shows and replays a poison event with the admin command. */
async function replayByCommand(bus: Bus, env: Record<string, string | undefined>) {
  const [group] = events.documentSaved.consumers;
  const poison = anEvent(events.documentSaved, randomUUID(), { ownerId: 'o' });
  const handled: string[] = [];
  let isFixed = false;
  await bus.subscribe({
    group: group ?? '',
    types: [poison.type],
    handle: async ({ id }) => {
      if (!isFixed) throw new Error('The text cannot be read.');
      handled.push(id);
    },
  });
  await bus.publish(poison);
  const id = `${group}:${poison.id}`;
  const list = await waitFor(async () => {
    const listed = await admin('dead-letters list', env);
    return listed.text.includes(id) ? listed : undefined;
  });
  expect(list).toMatchObject({
    code: 0,
    text: expect.stringContaining('The text cannot be read.'),
  });
  const output = await admin(`dead-letters show ${id}`, env);
  expect(JSON.parse(output.text)).toMatchObject({ id, attempts: 2, delivered: poison });
  isFixed = true;
  expect(await admin(`dead-letters replay ${id}`, env)).toMatchObject({ code: 0 });
  await waitFor(() => handled.includes(poison.id));
  await waitFor(async () => !(await admin('dead-letters list', env)).text.includes(id));
  expect(await admin(`dead-letters drop ${id}`, env)).toMatchObject({ code: 1 });
}

test.skipIf(!broker)(
  '`dead-letters` lists, shows and replays dead letters on the broker',
  async () => {
    const url = broker?.environment['RABBITMQ_URL'] ?? '';
    const bus = new RabbitMqBus({ url, name: 'test', log, retryDelaysMs: [500] });
    try {
      await bus.connected();
      await replayByCommand(bus, { RABBITMQ_URL: url });
    } finally {
      await bus.close();
    }
  },
);

test('`dead-letters` replays through the running product if there is no broker', async () => {
  const { uri } = testDatabase();
  const database = await connectMongo({ uri, database: 'grantwright_bus', log });
  const deadLetters = createMongoDeadLetters(database);
  const bus = new InProcessBus({ deadLetters, retryDelaysMs: [10], replayPollMs: 50 });
  bus.open();
  try {
    await replayByCommand(bus, { MONGODB_URI: uri });
  } finally {
    await bus.close();
    await database.close();
  }
});

test('an invalid command prints the list of commands', async () => {
  const { code, text } = await admin('heal everything', {});
  expect(code).toBe(2);
  for (const command of ['super-user', 'dead-letters', 'copy-files'])
    expect(text).toContain(command);
  expect((await admin('dead-letters show', {})).code).toBe(2);
});

test('`ai usage` prints counts per day and month and the remaining budget, but names no users', async () => {
  const { uri } = testDatabase();
  const database = await connectMongo({ uri, database: 'grantwright_ai', log });
  const today = new Date().toISOString().slice(0, 10);
  const usage = database.collection<{ _id: string }>('usage');
  const add = (ownerId: string, day: string) =>
    usage.insertOne({
      _id: `${ownerId}/${day}`,
      ...{ ownerId, day, requests: 2, inputTokens: 30_000, outputTokens: 1_000, cost: 0.5 },
    });
  try {
    await add('ana', today);
    await add('ben', today);
    await add('ana', '2020-02-29');
    const env = {
      MONGODB_URI: uri,
      AI_TOKENS_PER_MONTH: '100000',
      AI_DOLLARS_PER_MONTH: '5',
      AI_DOLLARS_PER_MILLION_INPUT: '2',
      AI_DOLLARS_PER_MILLION_OUTPUT: '8',
    };
    const { code, text } = await admin('ai usage', env);
    expect(code).toBe(0);
    expect(text.split('\n')).toEqual([
      `${today.slice(0, 7)} (UTC): 4 requests, 62,000 tokens (60,000 in, 2,000 out), $1.00`,
      `  ${today}  4 requests, 62,000 tokens (60,000 in, 2,000 out), $1.00`,
      '  budget: 38,000 of 100,000 tokens left, $4.00 of $5.00 left',
      'Other months:',
      '  2020-02  2 requests, 31,000 tokens (30,000 in, 1,000 out), $0.50',
    ]);
    expect((await admin('ai usage 2020-02', env)).text).toContain('  2020-02-29  2 requests');
    expect((await admin('ai usage', { MONGODB_URI: uri })).text).toContain('budget: none');
    expect((await admin('ai usage yesterday', env)).code).toBe(2);
  } finally {
    await usage.deleteMany({});
    await database.close();
  }
});

describe.skipIf(!objects)('copy-files', () => {
  test('copies a folder into a bucket, resumes an interrupted run, and replaces files that differ', async () => {
    const files = join(folder, randomUUID());
    const from = new FolderBlobStore(files);
    const originals = new Map<string, Buffer>();
    for (let count = 0; count < 5; count += 1) {
      const bytes = randomBytes(1_000 * count);
      const key = `documents/${randomUUID()}/${randomUUID()}`;
      originals.set(key, bytes);
      await from.put(key, Readable.from([bytes], { objectMode: false }));
    }
    const bucket = `move-${randomUUID()}`;
    const env: Record<string, string> = { ...objects?.environment, S3_BUCKET: bucket };
    const to = new S3BlobStore({
      endpoint: env['S3_ENDPOINT'] ?? '',
      accessKey: env['S3_ACCESS_KEY'] ?? '',
      secretKey: env['S3_SECRET_KEY'] ?? '',
      bucket,
    });
    await to.prepare();
    const [first, second] = [...originals.keys()];
    await to.put(first ?? '', await from.get(first ?? ''));
    await to.put(second ?? '', Readable.from(['something else']));
    const copied = await admin(`copy-files ${files}`, env);
    expect(copied).toMatchObject({ code: 0, text: expect.stringContaining('4 files copied') });
    for (const [key, bytes] of originals)
      expect(bytes.equals(await buffer(await to.get(key)))).toBe(true);
    const secondRun = await admin(`copy-files ${files}`, env);
    expect(secondRun.text).toContain('0 files copied and compared, 5 already in the bucket');
  });

  test('reports missing settings and a missing folder', async () => {
    const missingSettings = await admin('copy-files', {});
    expect(missingSettings).toMatchObject({
      code: 1,
      text: expect.stringContaining('S3_ENDPOINT'),
    });
    const missingFolder = await admin('copy-files nowhere', { ...objects?.environment });
    expect(missingFolder).toMatchObject({
      code: 1,
      text: expect.stringContaining('There is no folder'),
    });
  });
});

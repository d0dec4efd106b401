import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Schema, type Connection } from 'mongoose';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forkModule } from '../../service/workers/fork-module.ts';
import { resolveWorkerUrl } from '../../service/workers/worker-pool.ts';
import { createLogger } from '../../observability/logger.ts';
import type {
  MigrationProcessInput,
  MigrationProcessMessage,
} from '../../testing/migrating-process.ts';
import { testDatabase } from '../../testing/mongo.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { connectMongo } from '../mongo/connect-mongo.ts';
import { createIndexMigration, runMigrations, type Migration } from './index.ts';
import { getMigrationRecords } from './migration.ts';

const silent = createLogger({ name: 'test', level: 'silent' });
const options = { log: silent, version: '1.2.0' };
const opened: Connection[] = [];
let uri: string;
let name: string;
let database: Connection;
const connect = async () => {
  const connection = await connectMongo({ uri, database: name, log: silent });
  opened.push(connection);
  return connection;
};
beforeEach(async () => {
  ({ uri, name } = testDatabase());
  database = await connect();
});
afterEach(() => database.dropDatabase());
afterAll(() => Promise.all(opened.map((each) => each.close())));

const recorded = async () =>
  (await getMigrationRecords(database).find().sort({ finishedAt: 1 }).toArray()).map(
    ({ migration }) => migration,
  );
/** Migrations that record the order in which they ran. */
const recording = (ids: string[], ran: string[]): Migration[] =>
  ids.map((id) => ({ id, up: async () => void ran.push(id) }));

describe('migrations', () => {
  it('run once, in order, and are recorded', async () => {
    const ran: string[] = [];
    const before = Date.now();
    await runMigrations(database, recording(['one', 'two'], ran), options);
    const after = Date.now();
    await runMigrations(database, recording(['one', 'two', 'three'], ran), options);
    expect(ran).toEqual(['one', 'two', 'three']);
    const [first] = await getMigrationRecords(database).find({ _id: 'one' }).toArray();
    expect(first).toMatchObject({ migration: 'one', version: '1.2.0', ms: expect.any(Number) });
    expect(Number(first?.finishedAt)).toBeGreaterThanOrEqual(before);
    expect(Number(first?.finishedAt)).toBeLessThanOrEqual(after);
  });

  it('are not recorded if they fail, and run again before later migrations', async () => {
    const ran: string[] = [];
    let fails = true;
    const broken: Migration = {
      id: 'two',
      up: async () => {
        if (fails) throw new Error('half-way');
        ran.push('two');
      },
    };
    const all = [...recording(['one'], ran), broken, ...recording(['three'], ran)];
    await expect(runMigrations(database, all, options)).rejects.toThrow('half-way');
    expect(await recorded()).toEqual(['one']);
    fails = false;
    await runMigrations(database, all, options);
    expect(ran).toEqual(['one', 'two', 'three']);
  });

  it('stop when startup is aborted, and resume immediately on the next start', async () => {
    const stop = new AbortController();
    const waiting: Migration = {
      id: 'long',
      up: ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          stop.abort(new Error('stopping'));
        }),
    };
    const run = runMigrations(database, [waiting], { ...options, signal: stop.signal });
    await expect(run).rejects.toThrow('stopping');
    expect(await recorded()).toEqual([]);
    const ran: string[] = [];
    await runMigrations(database, recording(['long'], ran), options);
    expect(ran).toEqual(['long']);
  });

  it('are not recorded if the lock was lost', async () => {
    const interrupted: Migration = {
      id: 'slow',
      up: async () => {
        // simulates a process that was frozen while another took over
        await database
          .collection<{ _id: string }>('migration_locks')
          .updateOne({ _id: 'migrations' }, { $set: { holder: 'another' } });
      },
    };
    await expect(runMigrations(database, [interrupted], options)).rejects.toThrow(
      /migration lock lost/,
    );
    expect(await recorded()).toEqual([]);
  });
});

describe('a version whose database was migrated by another version', () => {
  let lines: string[] = [];
  beforeEach(() => {
    lines = [];
  });
  const log = createLogger({
    name: 'test',
    level: 'info',
    destination: { write: (line: string) => void lines.push(line) },
  });

  it('logs the migrations that it does not have and continues', async () => {
    await runMigrations(database, recording(['one', 'two'], []), { ...options, version: '2.0.0' });
    const ran: string[] = [];
    await runMigrations(database, recording(['one'], ran), { ...options, log });
    expect(ran).toEqual([]);
    expect(lines.join('')).toMatch(/two, version 2\.0\.0.*database migrated by another version/);
  });

  it('logs no migrations of its own version that were dropped since', async () => {
    await runMigrations(database, recording(['one', 'two'], []), options);
    await runMigrations(database, recording(['one'], []), { ...options, log });
    expect(lines).toEqual([]);
  });

  it('does not start after a breaking migration', async () => {
    const breaking = { ...recording(['two'], [])[0], breaksOlder: true } as Migration;
    await runMigrations(database, [breaking], { ...options, version: '2.0.0' });
    const older = recording(['one'], []);
    await expect(runMigrations(database, older, options)).rejects.toThrow(
      /Version 2\.0\.0 migrated the data in .*\(two\).*Start version 2\.0\.0 or newer/,
    );
    expect(await recorded()).toEqual(['two']);
  });
});

describe('indexes', () => {
  const modelOf = (connection: Connection) => {
    const schema = new Schema({ owner: String, at: Date }, { autoIndex: false });
    schema.index({ owner: 1, at: -1 });
    schema.index({ at: 1 }, { expireAfterSeconds: 60 });
    return connection.model('Row', schema, 'rows');
  };
  const names = async () =>
    (await database.collection('rows').indexes()).map((index) => index.name).sort();

  it('are built if missing, and recorded, while existing indexes are kept', async () => {
    const step = createIndexMigration([modelOf(database)]);
    await runMigrations(database, [step], options);
    expect(await names()).toEqual(['_id_', 'at_1', 'owner_1_at_-1']);
    await runMigrations(database, [step], options);
    expect(await recorded()).toEqual(['build-indexes']);
    await database.collection('rows').createIndex({ by: 1 });
    await database.collection('rows').dropIndex('at_1');
    await runMigrations(database, [step], options);
    expect(await names()).toEqual(['_id_', 'at_1', 'by_1', 'owner_1_at_-1']);
    const records = await getMigrationRecords(database).find().sort({ finishedAt: 1 }).toArray();
    expect(records.map(({ did }) => did)).toEqual([
      'rows {"owner":1,"at":-1}, rows {"at":1}',
      'rows {"at":1}',
    ]);
  });
});

describe('eight processes that start together', () => {
  type Copy = { child: ChildProcess; messages: MigrationProcessMessage[] };
  let copies: Copy[] = [];
  afterAll(() => {
    for (const { child } of copies) child.kill('SIGKILL');
  });
  const ids = ['first', 'second', 'third'];

  /** Starts the processes of the previous test, with a replacement for each process that was killed. */
  async function startEight(): Promise<Copy[]> {
    copies = copies.filter(({ child }) => child.signalCode === null);
    const missing = Array.from({ length: 8 - copies.length }, startCopy);
    copies.push(...(await Promise.all(missing)));
    for (const { messages } of copies) messages.length = 0;
    return copies;
  }
  async function startCopy(): Promise<Copy> {
    const entry = resolveWorkerUrl(import.meta.url, '../../testing/migrating-process');
    const child = forkModule(entry, { heapMb: 128 });
    const messages: MigrationProcessMessage[] = [];
    child.on('message', (message: MigrationProcessMessage) => messages.push(message));
    await waitFor(() => messages.includes('ready'));
    return { child, messages };
  }
  const migrate = ({ child }: Copy, input: Partial<MigrationProcessInput> = {}) =>
    child.send({ uri, database: name, ids, within: 3_000, ...input });
  const isDone = ({ messages }: Copy) => messages.includes('done');
  const traces = () =>
    database.collection<{ id: string; half: string }>('traces').find().sort({ _id: 1 }).toArray();

  it('run each migration exactly once', async () => {
    const all = await startEight();
    for (const copy of all) migrate(copy);
    await waitFor(() => all.every(isDone));
    expect(await recorded()).toEqual(ids);
    expect((await traces()).map(({ id, half }) => `${id} ${half}`)).toEqual(
      ids.flatMap((id) => [`${id} first`, `${id} second`]),
    );
  });

  it('resume after one of them is killed midway, and record each migration once', async () => {
    const [killed, ...others] = (await startEight()) as [Copy, ...Copy[]];
    migrate(killed, { stuckIn: 'second' });
    await waitFor(() =>
      killed.messages.some((message) => typeof message === 'object' && 'stuck' in message),
    );
    for (const copy of others) migrate(copy);
    // none of them starts while the killed one still renews its lock
    const expiry = async () =>
      Number((await database.collection('migration_locks').findOne())?.['expiresAt']);
    const first = await expiry();
    await waitFor(async () => (await expiry()) > first + 3_000);
    expect(others.flatMap(({ messages }) => messages)).toEqual([]);
    expect(await recorded()).toEqual(['first']);
    const exited = once(killed.child, 'exit');
    killed.child.kill('SIGKILL');
    await exited;
    await waitFor(() => others.every(isDone));
    expect(await recorded()).toEqual(ids);
    expect((await traces()).map(({ id, half }) => `${id} ${half}`)).toEqual([
      'first first',
      'first second',
      'second first',
      'second first',
      'second second',
      'third first',
      'third second',
    ]);
  });
});

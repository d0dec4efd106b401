import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createLogger } from '@grantwright/shared/service';
import {
  connectMongo,
  FolderBlobStore,
  S3BlobStore,
  type BlobStore,
} from '@grantwright/shared/storage';
import { testDatabase, testObjectStore } from '@grantwright/shared/testing';
import type { Connection } from 'mongoose';
import { afterAll, describe, expect, it } from 'vitest';
import { documentModel } from '../src/documents/document-model.ts';
import { leftoverModel } from '../src/documents/leftover-model.ts';
import { openStoredFile } from '../src/files/stored-file.ts';
import { bindFiles, readBinding, rebindFiles } from '../src/sweep/binding.ts';
import { sweepFiles } from '../src/sweep/sweep-files.ts';
import { sweepIfDue, type SweepOutcome } from '../src/sweep/sweep-job.ts';
import { storeDocuments } from './support/store-documents.ts';

const log = createLogger({ name: 'test', level: 'silent' });
const opened: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  await Promise.all(opened.map((close) => close()));
  await client.close();
});

const objectStore = await testObjectStore();
/** The decision does not depend on the kind of store, so a bucket is tested with one number of files. */
const stores: [string, number[], (() => Promise<BlobStore>) | undefined][] = [
  [
    'a folder',
    [1, 2, 25],
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'sweep-safety-'));
      opened.push(() => rm(folder, { recursive: true }));
      return new FolderBlobStore(folder);
    },
  ],
  [
    'a bucket',
    [25],
    objectStore &&
      (async () => {
        const { environment } = objectStore;
        const store = new S3BlobStore({
          endpoint: environment['S3_ENDPOINT'] ?? '',
          accessKey: environment['S3_ACCESS_KEY'] ?? '',
          secretKey: environment['S3_SECRET_KEY'] ?? '',
          bucket: `sweep-${randomUUID()}`,
        });
        await store.ready();
        return store;
      }),
  ],
];

const { uri, name } = testDatabase();
const client = await connectMongo({ uri, database: name, log });

/** All databases share one client: connecting takes longer than a sweep. */
function emptyDatabase(): Connection {
  const database = `sweep_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  const connection = client.useDb(database);
  opened.push(() => connection.dropDatabase());
  return connection;
}

const depsOf = (database: Connection, blobs: BlobStore) => ({
  database,
  blobs,
  documents: documentModel(database),
  leftovers: leftoverModel(database),
  newId: randomUUID,
});
type Deps = ReturnType<typeof depsOf>;

const day = 24 * 60 * 60 * 1000;
const afterRetention = [1, 2, 20, 32, 33];
/** Sweeps, this many days from now, whose files are all old enough. */
async function sweepOnDays(deps: Deps, days: number[], retentionDays = 30) {
  let last: Awaited<ReturnType<typeof sweepFiles>> | undefined;
  for (const dayNumber of days) {
    const now = Date.now() + dayNumber * day;
    last = await sweepFiles(deps, {
      storedBefore: new Date(now),
      trashedBefore: new Date(now - retentionDays * day),
      keepGoing: async () => undefined,
    });
  }
  return last;
}

async function keysIn(blobs: BlobStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of blobs.list()) keys.push(key);
  return keys.sort();
}

describe.each(stores)('sweeps of %s until after the retention', (_name, counts, open) => {
  const installation = async (count: number) => {
    const blobs = await (open as () => Promise<BlobStore>)();
    const deps = depsOf(emptyDatabase(), blobs);
    const stored = await storeDocuments(deps, count);
    return { deps, blobs, stored };
  };
  const isBound = [
    ['bound', true],
    ['never bound', false],
  ] as const;

  describe.skipIf(!open)('delete nothing', () => {
    for (const [kind, bound] of isBound)
      for (const count of counts) {
        it(`with an empty database, ${count} files, ${kind}`, async () => {
          const { deps, blobs } = await installation(count);
          if (bound) await bindFiles(deps, randomUUID());
          const before = await keysIn(blobs);
          const swept = await sweepOnDays(depsOf(emptyDatabase(), blobs), afterRetention);
          expect(swept?.refusal?.reason).toBe(bound ? 'mismatch' : 'records-missing');
          expect(await keysIn(blobs)).toEqual(before);
        });

        it(`with the database of another installation, ${count} files, ${kind}`, async () => {
          const { deps, blobs } = await installation(count);
          const other = await installation(3);
          if (bound) {
            await bindFiles(deps, randomUUID());
            await bindFiles(other.deps, randomUUID());
          }
          const before = await keysIn(blobs);
          const swept = await sweepOnDays(depsOf(other.deps.database, blobs), afterRetention);
          expect(swept?.refusal?.reason).toBe(bound ? 'mismatch' : 'records-missing');
          expect(await keysIn(blobs)).toEqual(before);
        });

        it(`with a half-restored database, ${count} files, ${kind}`, async () => {
          const { deps, blobs, stored } = await installation(count);
          if (bound) await bindFiles(deps, randomUUID());
          const before = await keysIn(blobs);
          const deletedRecords = stored.slice(0, Math.ceil(count / 2)).map(({ id }) => id);
          await deps.documents.deleteMany({ _id: { $in: deletedRecords } });
          const swept = await sweepOnDays(deps, afterRetention);
          expect(swept?.refusal?.reason).toBe('records-missing');
          expect(await keysIn(blobs)).toEqual(before);
        });
      }

    it('with a database that has only new uploads', async () => {
      const { deps, blobs } = await installation(25);
      await bindFiles(deps, randomUUID());
      const fresh = depsOf(emptyDatabase(), blobs);
      await storeDocuments(fresh, 10);
      const before = await keysIn(blobs);
      expect((await sweepOnDays(fresh, afterRetention))?.refusal?.reason).toBe('mismatch');
      expect(await keysIn(blobs)).toEqual(before);
    });

    it('when a few records are missing, and restore their files from the trash', async () => {
      const { deps, blobs, stored } = await installation(25);
      const deletedRecords = stored.slice(0, 2);
      const records = await deps.documents
        .find({ _id: { $in: deletedRecords.map(({ id }) => id) } })
        .lean();
      await deps.documents.deleteMany({ _id: { $in: deletedRecords.map(({ id }) => id) } });
      await sweepOnDays(deps, [1, 2, 20]);
      expect(await keysIn(blobs)).toHaveLength(26);
      expect(await blobs.has(deletedRecords[0]?.fileKey ?? '')).toBe(false);
      await deps.documents.insertMany(records);
      expect(await text(await openStoredFile(blobs, deletedRecords[0]?.fileKey ?? ''))).toBe(
        'a file',
      );
      await sweepOnDays(deps, [1]);
      for (const { fileKey } of stored) expect(await blobs.has(fileKey)).toBe(true);
    });
  });
});

describe('the outcome of a sweep', () => {
  const folder = stores[0]?.[2] as () => Promise<BlobStore>;
  /** The result of a sweep with this many documents and orphans. */
  async function outcomeOf(documents: number, orphans: number, isBound: boolean) {
    const deps = depsOf(emptyDatabase(), await folder());
    if (isBound) await bindFiles(deps, randomUUID());
    await storeDocuments(deps, documents);
    const keys = Array.from({ length: orphans }, () => `documents/${randomUUID()}/${randomUUID()}`);
    await Promise.all(keys.map((key) => deps.blobs.put(key, Readable.from(['x']))));
    const before = await keysIn(deps.blobs);
    const outcomes: SweepOutcome[] = [];
    await sweepIfDue({
      ...{ database: deps.database, log, holder: 'one', now: () => new Date() },
      ...{ intervalMs: day, leaseMs: day },
      count: (outcome) => void outcomes.push(outcome),
      sweep: (keepGoing) =>
        sweepFiles(deps, {
          storedBefore: new Date(Date.now() + day),
          trashedBefore: new Date(0),
          keepGoing,
        }),
    });
    return { outcomes, isUnchanged: (await keysIn(deps.blobs)).join() === before.join() };
  }

  for (const isBound of [true, false])
    it.each([1, 4, 8])(
      `is waiting, not refused, for one orphan next to %i documents, bound: ${isBound}`,
      async (documents) => {
        expect(await outcomeOf(documents, 1, isBound)).toEqual({
          outcomes: ['waiting'],
          isUnchanged: true,
        });
      },
    );

  it('is waiting after a killed first upload of a new installation', async () => {
    expect(await outcomeOf(0, 1, true)).toEqual({ outcomes: ['waiting'], isUnchanged: true });
  });

  it.each([
    [0, 1, false],
    [0, 3, true],
    [3, 5, true],
    [12, 13, true],
    [12, 13, false],
  ])(
    'is refused when records are missing: %i documents, %i orphans, bound: %s',
    async (documents, orphans, isBound) => {
      expect(await outcomeOf(documents, orphans, isBound)).toEqual({
        outcomes: ['refused'],
        isUnchanged: true,
      });
    },
  );
});

describe('a database and a file store', () => {
  const folder = stores[0]?.[2] as () => Promise<BlobStore>;

  it('are bound by the first sweep of a new installation', async () => {
    const deps = depsOf(emptyDatabase(), await folder());
    await sweepOnDays(deps, [1]);
    expect(await readBinding(deps)).toEqual({ state: 'bound' });
  });

  it('are bound by the first sweep of an installation that has files', async () => {
    const deps = depsOf(emptyDatabase(), await folder());
    await storeDocuments(deps, 3);
    expect((await sweepOnDays(deps, [1]))?.refusal).toBeUndefined();
    expect(await readBinding(deps)).toEqual({ state: 'bound' });
  });

  it('are not bound when the store has none of the files', async () => {
    const deps = depsOf(emptyDatabase(), await folder());
    await storeDocuments(deps, 3);
    const empty = depsOf(deps.database, await folder());
    expect((await sweepOnDays(empty, [1]))?.refusal?.reason).toBe('records-missing');
    expect(await readBinding(empty)).toEqual({ state: 'unbound' });
  });

  it('agree on one id when several replicas bind them, and when one is interrupted', async () => {
    const deps = depsOf(emptyDatabase(), await folder());
    await deps.database
      .collection<{ _id: string }>('installation')
      .insertOne({ _id: 'files', installationId: 'first', isBound: false } as { _id: string });
    expect(await readBinding(deps)).toEqual({ state: 'unbound' });
    await Promise.all(Array.from({ length: 4 }, () => bindFiles(deps, randomUUID())));
    expect(await readBinding(deps)).toEqual({ state: 'bound' });
  });

  it('match after a backup of both is restored, and after an operator binds them again', async () => {
    const deps = depsOf(emptyDatabase(), await folder());
    await bindFiles(deps, randomUUID());
    const restored = depsOf(emptyDatabase(), deps.blobs);
    expect(await readBinding(restored)).toMatchObject({ state: 'mismatch' });
    const record = await deps.database.collection('installation').findOne({});
    await restored.database.collection('installation').insertOne(record ?? {});
    expect(await readBinding(restored)).toEqual({ state: 'bound' });

    const replaced = depsOf(deps.database, await folder());
    expect(await readBinding(replaced)).toMatchObject({ state: 'mismatch', storeId: undefined });
    await rebindFiles(replaced, randomUUID());
    expect(await readBinding(replaced)).toEqual({ state: 'bound' });
    expect(await readBinding(deps)).toMatchObject({ state: 'mismatch' });
  });

  it('ignore files of other services', async () => {
    const deps = depsOf(emptyDatabase(), await folder());
    await storeDocuments(deps, 10);
    const foreign = ['backups/1', 'trash/of-others', 'trash/documents-of-others/1'];
    for (const key of foreign) await deps.blobs.put(key, Readable.from(['x']));
    await sweepOnDays(deps, [1, 2], 0);
    for (const key of foreign) expect(await deps.blobs.has(key)).toBe(true);
  });
});

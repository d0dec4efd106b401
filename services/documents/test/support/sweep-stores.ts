import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@grantwright/shared/service';
import {
  connectMongo,
  FolderBlobStore,
  S3BlobStore,
  type BlobStore,
} from '@grantwright/shared/storage';
import { testDatabase, testObjectStore } from '@grantwright/shared/testing';
import type { Connection } from 'mongoose';
import { afterAll } from 'vitest';
import { createDocumentModel } from '../../src/documents/document-model.ts';
import { createDeletedFileModel } from '../../src/documents/deleted-file-model.ts';
import { sweepFiles } from '../../src/sweep/sweep-files.ts';

/** Creates databases and file stores for the sweeps in a test file and removes them afterwards. */
export async function sweepTestStores() {
  const cleanups: (() => Promise<unknown>)[] = [];
  const { uri, name } = testDatabase();
  const log = createLogger({ name: 'test', level: 'silent' });
  const client = await connectMongo({ uri, database: name, log });
  const objectStore = await testObjectStore();
  afterAll(async () => {
    await Promise.all(cleanups.map((cleanUp) => cleanUp()));
    await client.close();
  });
  const openFolder = async (): Promise<BlobStore> => {
    const folder = await mkdtemp(join(tmpdir(), 'sweep-'));
    cleanups.push(() => rm(folder, { recursive: true }));
    return new FolderBlobStore(folder);
  };
  return {
    openFolder,
    /** Undefined if no object store is available for tests. */
    openBucket:
      objectStore &&
      (async (): Promise<BlobStore> => {
        const { environment } = objectStore;
        const store = new S3BlobStore({
          endpoint: environment['S3_ENDPOINT'] ?? '',
          accessKey: environment['S3_ACCESS_KEY'] ?? '',
          secretKey: environment['S3_SECRET_KEY'] ?? '',
          bucket: `sweep-${randomUUID()}`,
        });
        await store.prepare();
        return store;
      }),
    /** All databases share one client, because connecting takes longer than a sweep. */
    emptyDatabase: (): Connection => {
      const database = `sweep_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
      const connection = client.useDb(database);
      cleanups.push(() => connection.dropDatabase());
      return connection;
    },
  };
}

export const createSweepDeps = (database: Connection, blobs: BlobStore) => ({
  database,
  blobs,
  documents: createDocumentModel(database),
  deletedFiles: createDeletedFileModel(database),
  newId: randomUUID,
});
type Deps = ReturnType<typeof createSweepDeps>;

export const dayMs = 24 * 60 * 60 * 1000;

/** Sweeps once for each number of days from now, treating all files as old enough. Returns the last result. */
export async function sweepOnDays(deps: Deps, days: number[], retentionDays = 30) {
  let last: Awaited<ReturnType<typeof sweepFiles>> | undefined;
  for (const day of days) {
    const now = Date.now() + day * dayMs;
    last = await sweepFiles(deps, {
      storedBefore: new Date(now),
      trashedBefore: new Date(now - retentionDays * dayMs),
      keepGoing: async () => undefined,
    });
  }
  return last;
}

export async function listKeys(blobs: BlobStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of blobs.list()) keys.push(key);
  return keys.sort();
}

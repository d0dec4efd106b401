import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { randomUUID } from 'node:crypto';
import { createLogger } from '@grantwright/shared/service';
import { FolderBlobStore } from '@grantwright/shared/storage';
import { waitFor } from '@grantwright/shared/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDocumentModel } from '../src/documents/document-model.ts';
import { createDeletedFileModel } from '../src/documents/deleted-file-model.ts';
import { toTrashKey } from '../src/files/stored-file.ts';
import { sweepComment } from '../src/sweep/sweep-deps.ts';
import { sweepFiles } from '../src/sweep/sweep-files.ts';
import { startSweeping, sweepIfDue, type SweepOutcome } from '../src/sweep/sweep-job.ts';
import { libraryUnderTest, oneParagraph } from './support/library.ts';
import { storeDocuments } from './support/store-documents.ts';

const folder = await mkdtemp(join(tmpdir(), 'sweep-'));
afterAll(() => rm(folder, { recursive: true }));
const blobs = new FolderBlobStore(folder);
const { service, person, as, saved } = libraryUnderTest({ blobs, extractor: oneParagraph });
const log = createLogger({ name: 'test', level: 'silent' });

const deps = (database = service.database) => ({
  database,
  blobs,
  documents: createDocumentModel(database),
  deletedFiles: createDeletedFileModel(database),
  newId: randomUUID,
});
const later = () => new Date(Date.now() + 60_000);
const keepGoing = async () => undefined;
const stray = async (key = `documents/${randomUUID()}/${randomUUID()}`) => {
  await blobs.put(key, Readable.from(['nobody’s']));
  return key;
};
const getFileKey = async (id: string) =>
  (await deps().documents.findById(id).lean())?.fileKey ?? '';
const sweep = (limits: { storedBefore?: Date; trashedBefore?: Date } = {}) =>
  sweepFiles(deps(), { storedBefore: later(), trashedBefore: new Date(0), keepGoing, ...limits });

const outcomes: SweepOutcome[] = [];
const job = (holder: string, now = new Date()) => ({
  database: service.database,
  log,
  holder,
  now: () => now,
  intervalMs: 60_000,
  leaseMs: 60_000,
  count: (outcome: SweepOutcome) => void outcomes.push(outcome),
  sweep: (on: () => Promise<void>) =>
    sweepFiles(deps(), { storedBefore: later(), trashedBefore: new Date(0), keepGoing: on }),
});
const nextDay = () => new Date(Date.now() + 25 * 60 * 60 * 1000);

beforeAll(async () => {
  // enough files that a few orphans do not indicate missing records
  await storeDocuments(deps(), 60);
});

it('moves only orphaned files that are old enough to the trash', async () => {
  const mine = await saved(person());
  const [orphan, foreign] = [await stray(), await stray(`backups/${randomUUID()}`)];
  const young = await sweep({ storedBefore: new Date(0) });
  expect([young.orphans, await blobs.has(orphan)]).toEqual([0, true]);

  await mkdir(join(folder, '.incoming'), { recursive: true });
  await writeFile(join(folder, '.incoming', 'half'), 'of a process that was killed');
  expect(await sweep()).toMatchObject({ orphans: 1, moved: 1, deleted: 0, unfinished: 1 });
  expect([await blobs.has(orphan), await blobs.has(foreign)]).toEqual([false, true]);
  expect(await blobs.has(toTrashKey(orphan))).toBe(true);
  expect(await blobs.has(await getFileKey(mine.id))).toBe(true);
});

it('deletes a file from the trash only after the retention period', async () => {
  const orphan = await stray();
  await sweep();
  expect(await sweep({ trashedBefore: new Date(Date.now() - 60_000) })).toMatchObject({
    deleted: 0,
  });
  expect(await blobs.has(toTrashKey(orphan))).toBe(true);
  const { deleted } = await sweep({ trashedBefore: later() });
  expect([deleted > 0, await blobs.has(toTrashKey(orphan))]).toEqual([true, false]);
});

it('restores a file from the trash if its document exists again', async () => {
  const fileKey = await stray();
  await sweep();
  await deps().deletedFiles.create({ _id: randomUUID(), fileKey });
  expect(await sweep({ trashedBefore: later() })).toMatchObject({ restored: 1 });
  expect([await blobs.has(fileKey), await blobs.has(toTrashKey(fileKey))]).toEqual([true, false]);
});

it('extracts a document whose file is in the trash, and deletes the file with the document', async () => {
  const owner = person();
  const read = await saved(owner);
  const unread = await saved(owner);
  const keys = [await getFileKey(read.id), await getFileKey(unread.id)];
  // wait for the first extraction, so that the test triggers a new one
  await waitFor(async () => (await as(owner).reading(unread.id)).status === 200);
  await waitFor(async () => (await as(owner).reading(read.id)).status === 200);
  await service.database.collection('readings').deleteMany({ ownerId: owner.id });
  for (const key of keys) await blobs.move(key, toTrashKey(key));

  expect((await as(owner).reading(read.id)).status).toBe(200);
  expect(await blobs.has(keys[0] ?? '')).toBe(true);
  expect((await as(owner).remove(unread.id)).status).toBe(204);
  await waitFor(async () => !(await blobs.has(toTrashKey(keys[1] ?? ''))));
});

it('reports a document without a file, but keeps it', async () => {
  const owner = person();
  const [whole, broken] = [await saved(owner), await saved(owner)];
  await blobs.remove(await getFileKey(broken.id));
  const { withoutFile } = await sweep();
  expect(withoutFile).toEqual([broken.id]);
  const ids = (await as(owner).list()).body.map(({ id }: { id: string }) => id);
  expect(ids.sort()).toEqual([whole.id, broken.id].sort());
  await as(owner).remove(broken.id);
});

it('does not touch the file of a document that is being deleted', async () => {
  const fileKey = await stray();
  await deps().deletedFiles.create({ _id: randomUUID(), fileKey });
  const { orphans } = await sweep();
  expect([orphans, await blobs.has(fileKey)]).toEqual([0, true]);
});

it('marks its queries, which go to all shards', async () => {
  const owner = person();
  const broken = await saved(owner);
  await blobs.remove(await getFileKey(broken.id));
  await stray();
  await sweep();
  await deps().deletedFiles.create({ _id: randomUUID(), fileKey: await stray() });
  const database = service.database.useDb(service.database.name, { useCache: false });
  const unmarked: string[] = [];
  const marked = new Set<string>();
  const swept = ['documents', deps().deletedFiles.collection.name];
  database.set('debug', (collection: string, method: string, ...sent: unknown[]) => {
    if (!swept.includes(collection)) return;
    if (JSON.stringify(sent).includes(`"comment":"${sweepComment}"`)) marked.add(collection);
    else unmarked.push(`${collection}.${method}`);
  });
  await sweepFiles(deps(database), {
    storedBefore: later(),
    trashedBefore: new Date(0),
    keepGoing,
  });
  expect([unmarked, [...marked].sort()]).toEqual([[], swept.sort()]);
  await as(owner).remove(broken.id);
});

it('runs on only one of several replicas, and again only when due', async () => {
  await stray();
  const now = nextDay();
  const results = await Promise.all(
    ['one', 'two', 'three', 'four'].map((holder) => sweepIfDue(job(holder, now))),
  );
  expect(outcomes).toEqual(['done']);
  expect(results.filter(Boolean)).toMatchObject([{ orphans: 1, moved: 1 }]);
  expect(await sweepIfDue(job('five', now))).toBeUndefined();
  expect(await sweepIfDue(job('five', new Date(now.getTime() + 60_000)))).toMatchObject({
    orphans: 0,
  });
});

it('stops if another replica takes over', async () => {
  await stray();
  const now = new Date(nextDay().getTime() + 48 * 60 * 60 * 1000);
  let clock = now.getTime();
  const slow = job('slow', now);
  const swept = sweepIfDue({
    ...slow,
    now: () => new Date(clock),
    sweep: async (on) => {
      clock += 61_000;
      expect(await sweepIfDue(job('quick', new Date(clock)))).toMatchObject({ orphans: 1 });
      return slow.sweep(on);
    },
  });
  await expect(swept).rejects.toThrow('another replica took over the sweep');
});

it('runs periodically until it is stopped', async () => {
  const orphan = await stray();
  const now = new Date(nextDay().getTime() + 96 * 60 * 60 * 1000);
  const stop = startSweeping({ ...job('last', now), firstCheckMs: 0 });
  await waitFor(async () => !(await blobs.has(orphan)));
  await stop();
});

it('looks up files using an index', async () => {
  for (const name of ['documents', 'leftovers']) {
    const rows = service.database.collection(name);
    const plan = await rows.find({ fileKey: { $in: ['x', 'y'] } }).explain('queryPlanner');
    expect(JSON.stringify(plan)).toContain('IXSCAN');
    expect(JSON.stringify(plan)).not.toContain('COLLSCAN');
  }
});

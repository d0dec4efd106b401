import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { randomUUID } from 'node:crypto';
import { createLogger } from '@grantwright/shared/service';
import { FolderBlobStore } from '@grantwright/shared/storage';
import { waitFor } from '@grantwright/shared/testing';
import { afterAll, expect, it } from 'vitest';
import { documentModel } from '../src/documents/document-model.ts';
import { leftoverModel } from '../src/documents/leftover-model.ts';
import { sweepFiles } from '../src/sweep/sweep-files.ts';
import { startSweeping, sweepIfDue } from '../src/sweep/sweep-job.ts';
import { libraryUnderTest } from './support/library.ts';

const folder = await mkdtemp(join(tmpdir(), 'sweep-'));
afterAll(() => rm(folder, { recursive: true }));
const blobs = new FolderBlobStore(folder);
const { under, person, as, saved } = libraryUnderTest({ blobs });
const log = createLogger({ name: 'test', level: 'silent' });

const deps = () => ({
  blobs,
  documents: documentModel(under.database),
  leftovers: leftoverModel(under.database),
});
const later = () => new Date(Date.now() + 60_000);
const goOn = async () => undefined;
const stray = async (at = `documents/${randomUUID()}/${randomUUID()}`) => {
  await blobs.put(at, Readable.from(['nobody’s']));
  return at;
};
const fileOf = async (id: string) => (await deps().documents.findById(id).lean())?.fileKey ?? '';

const job = (holder: string, now = new Date()) => ({
  database: under.database,
  log,
  holder,
  now: () => now,
  every: 60_000,
  within: 60_000,
  sweep: (on: () => Promise<void>) => sweepFiles(deps(), { storedBefore: later(), goOn: on }),
});
const nextDay = () => new Date(Date.now() + 25 * 60 * 60 * 1000);

it('deletes a file of no document when it is old enough, and nothing else', async () => {
  const mine = await saved(person());
  const [orphan, foreign] = [await stray(), await stray(`backups/${randomUUID()}`)];
  const young = await sweepFiles(deps(), { storedBefore: new Date(0), goOn });
  expect([young.orphans, await blobs.has(orphan)]).toEqual([0, true]);

  await mkdir(join(folder, '.incoming'), { recursive: true });
  await writeFile(join(folder, '.incoming', 'half'), 'of a process that was killed');
  const swept = await sweepFiles(deps(), { storedBefore: later(), goOn });
  expect([swept.orphans, swept.removed, swept.unfinished]).toEqual([1, true, 1]);
  expect([await blobs.has(orphan), await blobs.has(foreign)]).toEqual([false, true]);
  expect(await blobs.has(await fileOf(mine.id))).toBe(true);
});

it('names a document without its file, and leaves it to its owner', async () => {
  const owner = person();
  const [whole, broken] = [await saved(owner), await saved(owner)];
  await blobs.remove(await fileOf(broken.id));
  const { withoutFile } = await sweepFiles(deps(), { storedBefore: later(), goOn });
  expect(withoutFile).toEqual([broken.id]);
  const ids = (await as(owner).list()).body.map(({ id }: { id: string }) => id);
  expect(ids.sort()).toEqual([whole.id, broken.id].sort());
  await as(owner).remove(broken.id);
});

it('leaves the file of a document that is being deleted to the rule on its deletion', async () => {
  const fileKey = await stray();
  await deps().leftovers.create({ _id: randomUUID(), fileKey });
  const { orphans } = await sweepFiles(deps(), { storedBefore: later(), goOn });
  expect([orphans, await blobs.has(fileKey)]).toEqual([0, true]);
});

it('deletes nothing when so many files have no document that records must be missing', async () => {
  const strays = await Promise.all(Array.from({ length: 101 }, () => stray()));
  const swept = await sweepFiles(deps(), { storedBefore: later(), goOn });
  expect([swept.orphans, swept.removed]).toEqual([101, false]);
  for (const key of strays) expect(await blobs.has(key)).toBe(true);
  for (const key of strays) await blobs.remove(key);
});

it('is done by one of several copies, and again only when it is due', async () => {
  await stray();
  const at = nextDay();
  const results = await Promise.all(
    ['one', 'two', 'three', 'four'].map((holder) => sweepIfDue(job(holder, at))),
  );
  expect(results.filter(Boolean)).toMatchObject([{ orphans: 1, removed: true }]);
  expect(await sweepIfDue(job('five', at))).toBeUndefined();
  expect(await sweepIfDue(job('five', new Date(at.getTime() + 60_000)))).toMatchObject({
    orphans: 0,
  });
});

it('is left to another copy by one that lost its turn', async () => {
  await stray();
  const at = new Date(nextDay().getTime() + 48 * 60 * 60 * 1000);
  let clock = at.getTime();
  const slow = job('slow', at);
  const swept = sweepIfDue({
    ...slow,
    now: () => new Date(clock),
    sweep: async (on) => {
      clock += 61_000;
      expect(await sweepIfDue(job('quick', new Date(clock)))).toMatchObject({ orphans: 1 });
      return slow.sweep(on);
    },
  });
  await expect(swept).rejects.toThrow('another copy sweeps');
});

it('is done by itself, and ends when it is asked to', async () => {
  const orphan = await stray();
  const at = new Date(nextDay().getTime() + 96 * 60 * 60 * 1000);
  const stop = startSweeping({ ...job('last', at), firstLookAfter: 0 });
  await waitFor(async () => !(await blobs.has(orphan)));
  await stop();
});

it('finds every file by an index', async () => {
  for (const name of ['documents', 'leftovers']) {
    const rows = under.database.collection(name);
    const plan = await rows.find({ fileKey: { $in: ['x', 'y'] } }).explain('queryPlanner');
    expect(JSON.stringify(plan)).toContain('IXSCAN');
    expect(JSON.stringify(plan)).not.toContain('COLLSCAN');
  }
});

import { expect, it } from 'vitest';
import { areKilledUploads, areRecordsMissing, chooseOrphans } from './choose-orphans.ts';

const limit = new Date('2026-03-01T08:00:00Z');
const blob = (key: string, minutesBeforeLimit: number) => ({
  key,
  size: 1,
  storedAt: new Date(limit.getTime() - minutesBeforeLimit * 60_000),
});

it('selects old files of this service that belong to no document', () => {
  const orphan = blob('documents/a/1', 1);
  const blobs = [
    orphan,
    blob('documents/a/2', 0),
    blob('documents/a/3', -5),
    blob('documents/a/4', 500),
    blob('backups/a/5', 500),
    blob('trash/documents/a/6', 500),
    blob('documents-of-others', 500),
  ];
  expect(chooseOrphans(blobs, new Set(['documents/a/4']), limit)).toEqual([orphan]);
});

it.each([
  ['no files', { known: 0, orphans: 0, trashed: 0 }, false],
  ['no orphan', { known: 3, orphans: 0, trashed: 0 }, false],
  ['the only file is an orphan', { known: 0, orphans: 1, trashed: 0 }, true],
  ['one of two files is an orphan', { known: 1, orphans: 1, trashed: 0 }, true],
  ['one of nine', { known: 8, orphans: 1, trashed: 0 }, true],
  ['one of ten', { known: 9, orphans: 1, trashed: 0 }, false],
  ['all of a hundred', { known: 0, orphans: 100, trashed: 0 }, true],
  ['half of a hundred', { known: 50, orphans: 50, trashed: 0 }, true],
  ['one in ten of ten thousand', { known: 9_000, orphans: 1_000, trashed: 0 }, false],
  ['more than one in ten of ten thousand', { known: 8_999, orphans: 1_001, trashed: 0 }, true],
  ['few orphans after many went into the trash', { known: 90, orphans: 1, trashed: 10 }, true],
  ['no orphan after many went into the trash', { known: 5, orphans: 0, trashed: 10 }, false],
])('detects whether records are missing: %s', (_case, counts, expected) => {
  expect(areRecordsMissing(counts)).toBe(expected);
});

it.each([
  ['the only file of a bound store', { known: 0, orphans: 1 }, true, true],
  ['the only file of a store that was never bound', { known: 0, orphans: 1 }, false, false],
  ['one of two', { known: 1, orphans: 1 }, false, true],
  ['one of nine', { known: 8, orphans: 1 }, true, true],
  ['both files of a bound store', { known: 0, orphans: 2 }, true, false],
  ['three of twenty', { known: 17, orphans: 3 }, true, true],
  ['three of five', { known: 2, orphans: 3 }, true, false],
  ['four of twenty', { known: 16, orphans: 4 }, true, false],
  ['half of a hundred', { known: 50, orphans: 50 }, true, false],
])('detects whether killed uploads explain the orphans: %s', (_case, counts, isBound, expected) => {
  expect(areKilledUploads(counts, isBound)).toBe(expected);
});

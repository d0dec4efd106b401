import { expect, it } from 'vitest';
import { areRecordsMissing, chooseOrphans } from './choose-orphans.ts';

const limit = new Date('2026-03-01T08:00:00Z');
const blob = (key: string, minutesBeforeLimit: number) => ({
  key,
  size: 1,
  storedAt: new Date(limit.getTime() - minutesBeforeLimit * 60_000),
});

it('takes what no document names, when it is old enough and ours', () => {
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
  ['no file at all', { known: 0, orphans: 0, trashed: 0 }, false],
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
])('judges whether records are missing: %s', (_case, counts, expected) => {
  expect(areRecordsMissing(counts)).toBe(expected);
});

import { expect, it } from 'vitest';
import { chooseOrphans, isSuspicious } from './choose-orphans.ts';

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
    blob('documents-of-others', 500),
  ];
  expect(chooseOrphans(blobs, new Set(['documents/a/4']), limit)).toEqual([orphan]);
});

it('holds many orphans for a sign that records are missing', () => {
  expect(isSuspicious({ files: 100, orphans: 100 })).toBe(false);
  expect(isSuspicious({ files: 101, orphans: 101 })).toBe(true);
  expect(isSuspicious({ files: 10_000, orphans: 500 })).toBe(false);
  expect(isSuspicious({ files: 10_000, orphans: 501 })).toBe(true);
});

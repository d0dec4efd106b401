import type { StoredBlob } from '@grantwright/shared/storage';
import { filePrefix } from '../files/stored-file.ts';

/**
 * The files that belong to no document. A young one may belong to an upload whose document is about to
 * be written.
 * @param known the keys that some document, also one being deleted, names
 */
export const chooseOrphans = (
  blobs: StoredBlob[],
  known: ReadonlySet<string>,
  storedBefore: Date,
): StoredBlob[] =>
  blobs.filter(
    ({ key, storedAt }) => key.startsWith(filePrefix) && !known.has(key) && storedAt < storedBefore,
  );

/** Crashes leave an orphan now and then; more than this share of all files means missing records. */
const maxOrphanShare = 0.1;

export type FileCounts = {
  /** Files under the prefix of documents, of any age. */
  files: number;
  /** Those that a document names. */
  known: number;
  /** Those that no document names and that are old enough to be sure. */
  orphans: number;
  /** Files that are in the trash already. */
  trashed: number;
};

/**
 * Whether orphans are so many that their records must be missing, as with an empty database or one that
 * was restored in part. Holds for any number of files: of fewer than ten, a single orphan is too many, and
 * a database that knows none of them never passes.
 * Files in the trash count as well, so that a series of sweeps removes no more than one sweep may.
 */
export const areRecordsMissing = ({
  known,
  orphans,
  trashed,
}: Omit<FileCounts, 'files'>): boolean =>
  orphans > 0 && orphans + trashed > (known + orphans + trashed) * maxOrphanShare;

/** Killed uploads leave at most so many orphans in a store that is too small to judge by its share. */
const maxKilledUploads = 3;

/**
 * Whether killed uploads explain why orphans are too many of the files of a small store: then the sweep
 * waits for more files, which is no fault. Without known files nothing shows that the database is the
 * right one, unless it is bound to the store.
 */
export const areKilledUploads = (
  { known, orphans }: Pick<FileCounts, 'known' | 'orphans'>,
  isBound: boolean,
): boolean => orphans <= Math.min(maxKilledUploads, Math.max(known, isBound ? 1 : 0));

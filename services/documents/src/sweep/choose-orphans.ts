import type { StoredBlob } from '@grantwright/shared/storage';
import { filePrefix } from '../files/stored-file.ts';

/**
 * Selects the files without a document. Excludes recent files, because their document may not have been written yet.
 * @param knownKeys the keys of all documents, including those being deleted
 */
export const chooseOrphans = (
  blobs: StoredBlob[],
  knownKeys: ReadonlySet<string>,
  storedBefore: Date,
): StoredBlob[] =>
  blobs.filter(
    ({ key, storedAt }) =>
      key.startsWith(filePrefix) && !knownKeys.has(key) && storedAt < storedBefore,
  );

/** Crashes leave few orphans. If a larger fraction of all files are orphans, records must be missing. */
const maxOrphanFraction = 0.1;

export type FileCounts = {
  /** All files of this service. */
  files: number;
  /** Files with a document. */
  known: number;
  /** Files without a document that are old enough to be orphans. */
  orphans: number;
  /** Files in the trash. */
  trashed: number;
};

/**
 * Whether there are so many orphans that records must be missing, as in an empty or partly restored database. With
 * fewer than ten files, a single orphan is too many. Files in the trash count as orphans, so that several sweeps cannot
 * remove more files than a single sweep could.
 */
export const areRecordsMissing = ({
  known: knownKeys,
  orphans,
  trashed,
}: Omit<FileCounts, 'files'>): boolean =>
  orphans > 0 && orphans + trashed > (knownKeys + orphans + trashed) * maxOrphanFraction;

/** Maximum number of orphans in a small store that can be explained by killed uploads. */
const maxKilledUploads = 3;

/**
 * Whether killed uploads explain the orphans in a small store. If so, the sweep waits for more files instead of
 * reporting an error. If none of the files has a document, only the binding proves that the database is the right one.
 */
export const areKilledUploads = (
  { known: knownKeys, orphans }: Pick<FileCounts, 'known' | 'orphans'>,
  isBound: boolean,
): boolean => orphans <= Math.min(maxKilledUploads, Math.max(knownKeys, isBound ? 1 : 0));

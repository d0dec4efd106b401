import type { StoredBlob } from '@grantwright/shared/storage';
import { filePrefix, toTrashKey, trashPrefix } from '../files/stored-file.ts';
import { toBatches } from './to-batches.ts';
import { bindFiles, readBinding, type Binding } from './binding.ts';
import {
  areKilledUploads,
  areRecordsMissing,
  chooseOrphans,
  type FileCounts,
} from './choose-orphans.ts';
import { findDocumentsWithoutFile } from './find-documents-without-file.ts';
import { findKnownKeys } from './find-known-keys.ts';
import { sweepComment, type SweepDeps } from './sweep-deps.ts';
import { sweepTrash } from './sweep-trash.ts';

type Options = {
  /** Files without a document are orphans if they were stored before this time. */
  storedBefore: Date;
  /** Files moved to the trash before this time are deleted. */
  trashedBefore: Date;
  /** Called at intervals. Rejects to stop the sweep. */
  keepGoing: () => Promise<void>;
};

/** The reason why a sweep did not change anything. */
export type Refusal =
  /** The database and the store belong to different installations. */
  | { reason: 'mismatch'; binding: Extract<Binding, { state: 'mismatch' }> }
  /** There are so many orphans that records must be missing. */
  | {
      reason: 'records-missing';
      /** Whether killed uploads explain the orphans in a small store. If so, the sweep waits for more files. */
      isWaiting: boolean;
    };

export type SweepResult = FileCounts & {
  refusal: Refusal | undefined;
  /** Number of orphans moved to the trash. */
  moved: number;
  /** Number of files restored from the trash. */
  restored: number;
  /** Number of files deleted from the trash. */
  deleted: number;
  /** Number of unfinished uploads removed. */
  unfinished: number;
  /** IDs of documents without a file. */
  withoutFile: string[];
};

const batchSize = 500;

/**
 * Moves orphaned files to the trash, deletes them after the retention period, restores files whose document exists
 * again, and finds documents without a file. Does not change anything unless the database and the store are bound to
 * each other and the database has records of most files (ADR 34).
 */
export async function sweepFiles(deps: SweepDeps, options: Options): Promise<SweepResult> {
  const { storedBefore, keepGoing } = options;
  const binding = await readBinding(deps);
  if (binding.state === 'mismatch')
    return { ...emptySweep, refusal: { reason: 'mismatch', binding } };
  const { orphans, trash, ...counts } = await listFiles(deps, options);
  const baseResult = { ...emptySweep, ...counts, orphans: orphans.length };
  if (binding.state === 'unbound') {
    if (!(await canBeBound(deps, counts)))
      return { ...baseResult, refusal: recordsMissing(withRecentOrphans(counts), false) };
    await bindFiles(deps, deps.newId());
  }
  const unfinished = await deps.blobs.removeUnfinished(storedBefore, filePrefix);
  const { restored, deleted } = await sweepTrash(deps, trash, {
    ...options,
    mayDelete: !areRecordsMissing(baseResult),
  });
  const withoutFile = await findDocumentsWithoutFile(deps, keepGoing);
  const done = { restored, deleted, unfinished, withoutFile };
  if (areRecordsMissing(baseResult))
    return { ...baseResult, ...done, refusal: recordsMissing(baseResult, true) };
  for (const [index, key] of orphans.entries()) {
    if (index % batchSize === 0) await keepGoing();
    await deps.blobs.move(key, toTrashKey(key));
  }
  return { ...baseResult, ...done, moved: orphans.length };
}

const recordsMissing = (
  counts: Pick<FileCounts, 'known' | 'orphans'>,
  isBound: boolean,
): Refusal => ({ reason: 'records-missing', isWaiting: areKilledUploads(counts, isBound) });

/** Counts every file without a document as an orphan, including recent ones. */
const withRecentOrphans = <T extends Omit<FileCounts, 'orphans'>>(counts: T) => ({
  ...counts,
  orphans: counts.files - counts.known,
});

const emptySweep = {
  ...{ files: 0, known: 0, orphans: 0, trashed: 0 },
  ...{ moved: 0, restored: 0, deleted: 0, unfinished: 0 },
  withoutFile: [],
  refusal: undefined,
};

/** Lists the orphans and the files in the trash, and counts this service's files. */
async function listFiles(deps: SweepDeps, { storedBefore, keepGoing }: Options) {
  const orphans: string[] = [];
  const trash: StoredBlob[] = [];
  const counts = { files: 0, known: 0 };
  for await (const blobs of toBatches(deps.blobs.list(), batchSize)) {
    await keepGoing();
    const documentBlobs = blobs.filter(({ key }) => key.startsWith(filePrefix));
    const knownKeys = await findKnownKeys(
      deps,
      documentBlobs.map(({ key }) => key),
    );
    counts.files += documentBlobs.length;
    counts.known += knownKeys.size;
    trash.push(...blobs.filter(({ key }) => key.startsWith(trashPrefix)));
    orphans.push(...chooseOrphans(documentBlobs, knownKeys, storedBefore).map(({ key }) => key));
  }
  return { ...counts, trashed: trash.length, trash, orphans };
}

/** Whether a new database and store look like the same installation: both empty, or with the same files. */
async function canBeBound(
  { documents }: SweepDeps,
  counts: Omit<FileCounts, 'orphans'>,
): Promise<boolean> {
  if (counts.files === 0)
    return (await documents.findOne({}, { _id: 1 }).comment(sweepComment).lean()) === null;
  return !areRecordsMissing(withRecentOrphans(counts));
}

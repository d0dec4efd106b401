import type { StoredBlob } from '@grantwright/shared/storage';
import { filePrefix, trashKeyOf, trashPrefix } from '../files/stored-file.ts';
import { batchesOf } from './batches-of.ts';
import { bindFiles, readBinding, type Binding } from './binding.ts';
import {
  areKilledUploads,
  areRecordsMissing,
  chooseOrphans,
  type FileCounts,
} from './choose-orphans.ts';
import { documentsWithoutFile } from './documents-without-file.ts';
import { keysKnown } from './keys-known.ts';
import type { SweepDeps } from './sweep-deps.ts';
import { sweepTrash } from './sweep-trash.ts';

type Options = {
  /** Files stored before this have their document, if they ever will. */
  storedBefore: Date;
  /** Files put into the trash before this are deleted. */
  trashedBefore: Date;
  /** Called now and then; rejects to end the sweep. */
  goOn: () => Promise<void>;
};

/** Why a sweep has changed nothing. */
export type Refusal =
  /** The database and the store do not belong together. */
  | { reason: 'mismatch'; binding: Extract<Binding, { state: 'mismatch' }> }
  /** So many files have no record that the records may be what is missing. */
  | {
      reason: 'records-missing';
      /** Whether killed uploads in a small store explain it as well: then the sweep waits for more files. */
      isWaiting: boolean;
    };

export type Swept = FileCounts & {
  refusal: Refusal | undefined;
  /** Orphans that were put into the trash. */
  moved: number;
  /** Files of documents that were put back from the trash. */
  restored: number;
  /** Files that were deleted after their time in the trash. */
  deleted: number;
  /** Uploads that were begun and never ended, which were removed. */
  unfinished: number;
  /** The ids of documents whose file is in neither place. */
  withoutFile: string[];
};

const batchSize = 500;

/**
 * Puts files that belong to no document into the trash and deletes them there after their time; puts back
 * those whose document is there again, and finds the documents that have no file. Changes nothing unless
 * the database and the store belong together and the database knows most of the files (ADR 34).
 */
export async function sweepFiles(deps: SweepDeps, options: Options): Promise<Swept> {
  const { storedBefore, goOn } = options;
  const binding = await readBinding(deps);
  if (binding.state === 'mismatch') return { ...nothing, refusal: { reason: 'mismatch', binding } };
  const { orphans, trash, ...counts } = await listFiles(deps, options);
  const found = { ...nothing, ...counts, orphans: orphans.length };
  if (binding.state === 'unbound') {
    if (!(await canBeBound(deps, counts)))
      return { ...found, refusal: recordsMissing(unknown(counts), false) };
    await bindFiles(deps, deps.newId());
  }
  const unfinished = await deps.blobs.removeUnfinished(storedBefore, filePrefix);
  const { restored, deleted } = await sweepTrash(deps, trash, {
    ...options,
    mayDelete: !areRecordsMissing(found),
  });
  const withoutFile = await documentsWithoutFile(deps, goOn);
  const done = { restored, deleted, unfinished, withoutFile };
  if (areRecordsMissing(found)) return { ...found, ...done, refusal: recordsMissing(found, true) };
  for (const [at, key] of orphans.entries()) {
    if (at % batchSize === 0) await goOn();
    await deps.blobs.move(key, trashKeyOf(key));
  }
  return { ...found, ...done, moved: orphans.length };
}

const recordsMissing = (
  counts: Pick<FileCounts, 'known' | 'orphans'>,
  isBound: boolean,
): Refusal => ({ reason: 'records-missing', isWaiting: areKilledUploads(counts, isBound) });

/** The counts with files of any age as orphans. */
const unknown = <T extends Omit<FileCounts, 'orphans'>>(counts: T) => ({
  ...counts,
  orphans: counts.files - counts.known,
});

const nothing = {
  ...{ files: 0, known: 0, orphans: 0, trashed: 0 },
  ...{ moved: 0, restored: 0, deleted: 0, unfinished: 0 },
  withoutFile: [],
  refusal: undefined,
};

/** The own files of the store by what becomes of them, and how many there are. */
async function listFiles(deps: SweepDeps, { storedBefore, goOn }: Options) {
  const orphans: string[] = [];
  const trash: StoredBlob[] = [];
  const counts = { files: 0, known: 0 };
  for await (const blobs of batchesOf(deps.blobs.list(), batchSize)) {
    await goOn();
    const own = blobs.filter(({ key }) => key.startsWith(filePrefix));
    const known = await keysKnown(
      deps,
      own.map(({ key }) => key),
    );
    counts.files += own.length;
    counts.known += known.size;
    trash.push(...blobs.filter(({ key }) => key.startsWith(trashPrefix)));
    orphans.push(...chooseOrphans(own, known, storedBefore).map(({ key }) => key));
  }
  return { ...counts, trashed: trash.length, trash, orphans };
}

/** Whether a database and a store without ids look like one installation: both empty, or with the same files. */
async function canBeBound(
  { documents }: SweepDeps,
  counts: Omit<FileCounts, 'orphans'>,
): Promise<boolean> {
  if (counts.files === 0) return (await documents.findOne({}, { _id: 1 }).lean()) === null;
  return !areRecordsMissing(unknown(counts));
}

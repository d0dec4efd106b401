import type { StoredBlob } from '@grantwright/shared/storage';

/** Where this service keeps files; whatever else lies in the store is none of its business. */
export const ownPrefix = 'documents/';

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
    ({ key, storedAt }) => key.startsWith(ownPrefix) && !known.has(key) && storedAt < storedBefore,
  );

/** Of every so many files one may be an orphan, and a few always: crashes leave no more. */
const oneOf = 20;
const alwaysAtMost = 100;

/**
 * Whether orphans are so many that the records must be what is missing, as after a database was
 * brought back from an old copy: then nothing may be deleted before a person has looked.
 */
export const isSuspicious = ({ files, orphans }: { files: number; orphans: number }): boolean =>
  orphans > Math.max(alwaysAtMost, files / oneOf);

import type { BlobStore } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';
import type { Documents } from '../documents/document-model.ts';
import type { DeletedFiles } from '../documents/deleted-file-model.ts';

/** Marks the queries of sweeps, which go to all shards, for the profiler. */
export const sweepComment = 'file sweep';

export type SweepDeps = {
  database: Connection;
  blobs: BlobStore;
  documents: Documents;
  deletedFiles: DeletedFiles;
  newId: () => string;
};

import type { BlobStore } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';
import type { Documents } from '../documents/document-model.ts';
import type { Leftovers } from '../documents/leftover-model.ts';

export type SweepDeps = {
  database: Connection;
  blobs: BlobStore;
  documents: Documents;
  leftovers: Leftovers;
  newId: () => string;
};

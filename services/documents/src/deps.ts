import type { Announcer } from '@grantwright/shared/messaging';
import type { Logger, RateLimit } from '@grantwright/shared/service';
import type { BlobStore } from '@grantwright/shared/storage';
import type { Documents } from './documents/document-model.ts';
import type { Leftovers } from './documents/leftover-model.ts';
import type { PageFetcher } from './pages/fetch-page.ts';
import type { Reader } from './reading/worker/reader.ts';
import type { Readings } from './readings/reading-model.ts';
import type { FileCheck } from './scanning/file-check.ts';

/** What the operations of this service work with. */
export type Deps = {
  documents: Documents;
  readings: Readings;
  leftovers: Leftovers;
  blobs: BlobStore;
  reader: Reader;
  pages: PageFetcher;
  /** The scanner for viruses, where there is one. */
  check: FileCheck | undefined;
  relay: Announcer;
  log: Logger;
  now: () => Date;
  newId: () => string;
  uploadIdleMs: number;
  /** Milliseconds until a document is read again that could not be, by no fault of its own. */
  readAgainAfterMs: number;
  /** How many files one person may upload. */
  uploads: RateLimit;
};

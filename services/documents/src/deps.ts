import type { Announcer } from '@grantwright/shared/messaging';
import type { Logger, Memberships, RateLimit } from '@grantwright/shared/service';
import type { BlobStore } from '@grantwright/shared/storage';
import type { Documents } from './documents/document-model.ts';
import type { Leftovers } from './documents/leftover-model.ts';
import type { WebPageFetcher } from './web-pages/fetch-web-page.ts';
import type { Extractor } from './extraction/processes/extractor.ts';
import type { ExtractedTexts } from './extracted-texts/extracted-text-model.ts';
import type { VirusCheck } from './scanning/virus-check.ts';

export type Deps = {
  documents: Documents;
  memberships: Memberships;
  extractedTexts: ExtractedTexts;
  leftovers: Leftovers;
  blobs: BlobStore;
  extractor: Extractor;
  pages: WebPageFetcher;
  /** The virus scanner, if one is configured. */
  check: VirusCheck | undefined;
  relay: Announcer;
  log: Logger;
  now: () => Date;
  newId: () => string;
  uploadIdleMs: number;
  /** Delay before the first retry of a failed extraction. */
  firstRetryMs: number;
  /** Limits the uploads of a user. */
  uploads: RateLimit;
};

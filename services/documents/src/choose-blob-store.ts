import {
  FolderBlobStore,
  S3BlobStore,
  toS3Options,
  type BlobStore,
} from '@grantwright/shared/storage';
import type { readDocumentsConfig } from './config.ts';

/** Opens the configured file store: an S3 bucket or a folder. */
export function chooseBlobStore(config: ReturnType<typeof readDocumentsConfig>): BlobStore {
  const bucket = toS3Options(config);
  return bucket ? new S3BlobStore(bucket) : new FolderBlobStore(config.FILES_DIR ?? '');
}

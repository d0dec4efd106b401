import { join } from 'node:path';
import {
  FolderBlobStore,
  S3BlobStore,
  toS3Options,
  type BlobStore,
} from '@grantwright/shared/storage';
import type { LocalConfig } from '../config.ts';
import type { Component } from './component.ts';

export type Files = Omit<Component, 'stop'> & { blobs: BlobStore };

/** Returns the default folder for files. */
export const resolveFilesFolder = (config: LocalConfig) => join(config.DATA_DIR, 'files');

/** Chooses the file store: the bucket in S3_ENDPOINT, or the data folder. */
export function chooseFiles(config: LocalConfig): Files {
  const bucket = toS3Options(config);
  if (bucket)
    return {
      blobs: new S3BlobStore(bucket),
      line: `the bucket ${bucket.bucket} at ${bucket.endpoint}`,
    };
  return {
    blobs: new FolderBlobStore(resolveFilesFolder(config)),
    line: 'in the data folder',
    replacedBy: 'S3_ENDPOINT',
  };
}

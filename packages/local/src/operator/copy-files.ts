import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  FolderBlobStore,
  S3BlobStore,
  toS3Options,
  StartupError,
  type BlobStore,
} from '@grantwright/shared/storage';
import { readLocalConfig } from '../config.ts';
import { resolveFilesFolder } from '../components/files.ts';
import type { OperatorTools } from './operator-tools.ts';

export const copyFilesUsage = `npm run admin -- copy-files [FOLDER]          copies the data folder’s files into the bucket of S3_ENDPOINT`;

/**
 * Copies every file of a folder to the bucket and compares checksums. Intact files already in the bucket are skipped,
 * so that an interrupted run can be resumed. The folder is not changed.
 *
 * @returns the exit code
 */
export async function runCopyFiles(args: string[], tools: OperatorTools): Promise<number> {
  const config = readLocalConfig(tools.env, tools.folder);
  const bucket = toS3Options(config);
  if (!bucket) throw new StartupError('Set S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY first.');
  const folder = args[0] ? resolve(tools.folder, args[0]) : resolveFilesFolder(config);
  if (!(await stat(folder).catch(() => undefined))?.isDirectory())
    throw new StartupError(`There is no folder ${folder}.`);
  const to = new S3BlobStore(bucket);
  await to.prepare();
  const from = new FolderBlobStore(folder);
  const { copied, skipped } = await copyBlobs(from, to, tools.printError);
  tools.print(
    `${copied} files copied and compared, ${skipped} already in the bucket. The folder ${folder} is unchanged.`,
  );
  return 0;
}

/** Copies missing and different files. Throws when a copy differs from its original. */
export async function copyBlobs(
  from: BlobStore,
  to: BlobStore,
  print: (line: string) => void,
): Promise<{ copied: number; skipped: number }> {
  const existingSizes = new Map<string, number>();
  for await (const { key, size } of to.list()) existingSizes.set(key, size);
  const counts = { copied: 0, skipped: 0 };
  for await (const { key, size } of from.list()) {
    const original = await computeChecksum(from, key);
    if (existingSizes.get(key) === size && (await computeChecksum(to, key)) === original) {
      counts.skipped += 1;
      continue;
    }
    await to.put(key, await from.get(key), { size });
    if ((await computeChecksum(to, key)) !== original)
      throw new StartupError(
        `The copy of ${key} differs from the original. Run the command again.`,
      );
    counts.copied += 1;
    if (counts.copied % 100 === 0) print(`${counts.copied} copied`);
  }
  return counts;
}

async function computeChecksum(store: BlobStore, key: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(await store.get(key), hash);
  return hash.digest('hex');
}

import { randomUUID } from 'node:crypto';
import { chmod, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { checkMongod, type Mongod } from '../mongod.ts';
import { resolveCachedMongod } from './find-in-cache.ts';

/**
 * Moves a downloaded mongod into the cache after checking that it runs, so that concurrent or interrupted
 * starts never leave a partial file there.
 *
 * @param source its origin, shown to the user
 */
export async function saveToCache(
  file: string,
  cacheFolder: string,
  source: string,
): Promise<Mongod> {
  const path = resolveCachedMongod(cacheFolder);
  // Windows only runs files that end in .exe
  const temporary = path.replace(/(\.exe)?$/, `-${randomUUID()}$1`);
  await mkdir(dirname(path), { recursive: true });
  try {
    await copyFile(file, temporary);
    await chmod(temporary, 0o755);
    const version = await checkMongod(temporary);
    await rename(temporary, path);
    return { path, version, source };
  } finally {
    await rm(temporary, { force: true });
  }
}

import { randomUUID } from 'node:crypto';
import { chmod, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { checkMongod, type Mongod } from '../mongod.ts';
import { cachedMongod } from './from-cache.ts';

/**
 * Puts a downloaded program into the cache, under a temporary name until it was seen to run, so that
 * two starts at once, or one cut short, never leave half a file there.
 *
 * @param file the program as it was unpacked
 * @param cacheFolder the folder of the cache
 * @param source what is told to the person about its origin
 * @throws Error when it does not run on this machine
 */
export async function saveToCache(
  file: string,
  cacheFolder: string,
  source: string,
): Promise<Mongod> {
  const path = cachedMongod(cacheFolder);
  // The ending stays the platform's own: Windows runs nothing that is not called .exe.
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

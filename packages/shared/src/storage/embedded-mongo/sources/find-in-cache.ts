import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { checkMongod, mongodName, type Mongod, type Search } from '../mongod.ts';

export const resolveCachedMongod = (cacheFolder: string) => join(cacheFolder, 'mongod', mongodName);

/** Finds the mongod downloaded by a previous start. */
export async function findInCache({ cacheFolder }: Search): Promise<Mongod | undefined> {
  const path = resolveCachedMongod(cacheFolder);
  const exists = await access(path).then(
    () => true,
    () => false,
  );
  if (!exists) return undefined;
  return { path, version: await checkMongod(path), source: 'cache' };
}

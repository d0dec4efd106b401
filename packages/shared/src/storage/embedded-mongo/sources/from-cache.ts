import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { checkMongod, mongodName, type Mongod, type Search } from '../mongod.ts';

/** Where a downloaded mongod is kept. */
export const cachedMongod = (cacheFolder: string) => join(cacheFolder, 'mongod', mongodName);

/** The mongod that an earlier start downloaded. */
export async function fromCache({ cacheFolder }: Search): Promise<Mongod | undefined> {
  const path = cachedMongod(cacheFolder);
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  return { path, version: await checkMongod(path), source: 'cache' };
}

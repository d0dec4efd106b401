import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { checkMongod, mongodName, type Mongod, type Search } from '../mongod.ts';

/** The first `mongod` on PATH, when it is of version 6 or newer. */
export async function fromPath({ env }: Search): Promise<Mongod | undefined> {
  for (const folder of (env.PATH ?? env.Path ?? '').split(delimiter).filter(Boolean)) {
    const path = join(folder, mongodName);
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return { path, version: await checkMongod(path), source: 'PATH' };
  }
  return undefined;
}

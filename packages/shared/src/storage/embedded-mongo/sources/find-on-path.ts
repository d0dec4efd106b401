import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { checkMongod, mongodName, type Mongod, type Search } from '../mongod.ts';

/** Finds the first `mongod` on PATH. */
export async function findOnPath({ env }: Search): Promise<Mongod | undefined> {
  for (const folder of (env.PATH ?? env.Path ?? '').split(delimiter).filter(Boolean)) {
    const path = join(folder, mongodName);
    const isExecutable = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isExecutable) return { path, version: await checkMongod(path), source: 'PATH' };
  }
  return undefined;
}

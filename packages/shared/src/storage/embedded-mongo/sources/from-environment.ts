import { checkMongod, type Mongod, type Search } from '../mongod.ts';
import { StartupError } from '../startup-error.ts';

/** The program named by `MONGOMS_SYSTEM_BINARY`. When it is named it must work: nothing else is tried. */
export async function fromEnvironment({ env }: Search): Promise<Mongod | undefined> {
  const path = env.MONGOMS_SYSTEM_BINARY;
  if (!path) return undefined;
  try {
    return { path, version: await checkMongod(path), source: 'MONGOMS_SYSTEM_BINARY' };
  } catch (cause) {
    throw new StartupError(
      `MONGOMS_SYSTEM_BINARY cannot be used: ${(cause as Error).message}. Correct the variable, or remove it.`,
    );
  }
}

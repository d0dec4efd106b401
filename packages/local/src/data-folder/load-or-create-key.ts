import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Reads a key from the data folder. It is created on the first start, readable only by this user.
 *
 * @param create returns a new key
 */
export async function loadOrCreateKey(
  dataFolder: string,
  name: string,
  create: () => string,
): Promise<string> {
  const file = resolveKeyFile(dataFolder, name);
  const stored = await readFile(file, 'utf8').catch(() => undefined);
  if (stored !== undefined) return stored;
  const key = create();
  await mkdir(join(dataFolder, 'keys'), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.new`, key, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return key;
}

export const resolveKeyFile = (dataFolder: string, name: string): string =>
  join(dataFolder, 'keys', name);

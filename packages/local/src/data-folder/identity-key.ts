import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '@grantwright/shared/storage';

/** The gateway's signing key: created on the first start, readable only by this user. */
export async function identityKey(dataFolder: string): Promise<KeyObject> {
  const file = join(dataFolder, 'keys', 'identity.pem');
  const storedKey = await readFile(file, 'utf8').catch(() => undefined);
  if (storedKey === undefined) return await makeKey(dataFolder, file);
  try {
    return createPrivateKey(storedKey);
  } catch {
    throw new StartupError(
      `The key in ${file} is damaged. Delete that file and start again: a new key is created, and no data is lost.`,
    );
  }
}

async function makeKey(dataFolder: string, file: string): Promise<KeyObject> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await mkdir(join(dataFolder, 'keys'), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.new`, pem, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return privateKey;
}

import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { StartupError } from '@grantwright/shared/storage';
import { keyFile, storedKey } from './stored-key.ts';

const name = 'identity.pem';

export async function identityKey(dataFolder: string): Promise<KeyObject> {
  const pem = await storedKey(dataFolder, name, newKey);
  try {
    return createPrivateKey(pem);
  } catch {
    throw new StartupError(
      `The key in ${keyFile(dataFolder, name)} is damaged. Delete that file and start again: a new key is created, and no data is lost.`,
    );
  }
}

const newKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();

import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { StartupError } from '@grantwright/shared/storage';
import { resolveKeyFile, loadOrCreateKey } from './load-or-create-key.ts';

const keyFileName = 'identity.pem';

export async function loadIdentityKey(dataFolder: string): Promise<KeyObject> {
  const pem = await loadOrCreateKey(dataFolder, keyFileName, generateKey);
  try {
    return createPrivateKey(pem);
  } catch {
    throw new StartupError(
      `The key in ${resolveKeyFile(dataFolder, keyFileName)} is damaged. Delete that file and start again: a new key is created, and no data is lost.`,
    );
  }
}

const generateKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();

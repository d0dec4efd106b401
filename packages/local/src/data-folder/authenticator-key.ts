import { randomBytes } from 'node:crypto';
import { storedKey } from './stored-key.ts';

/** The key that encrypts the secrets of authenticator apps. Without it, only recovery codes are accepted. */
export const authenticatorKey = (dataFolder: string): Promise<string> =>
  storedKey(dataFolder, 'authenticator.key', () => randomBytes(32).toString('hex'));

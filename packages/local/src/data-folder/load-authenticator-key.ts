import { randomBytes } from 'node:crypto';
import { loadOrCreateKey } from './load-or-create-key.ts';

/** Loads the key that encrypts the secrets of authenticator apps. Without it, only recovery codes are accepted. */
export const loadAuthenticatorKey = (dataFolder: string): Promise<string> =>
  loadOrCreateKey(dataFolder, 'authenticator.key', () => randomBytes(32).toString('hex'));

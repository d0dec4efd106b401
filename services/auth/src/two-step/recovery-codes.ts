import { createHash, randomInt } from 'node:crypto';

const count = 10;
/** Excludes characters that are easily confused. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 3;
const groupLength = 5;

const newGroup = () =>
  Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Ten codes of 74 random bits, such as `k3m9q-x7h2p-wd4ra`. Each signs in once without the app. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => Array.from({ length: groups }, newGroup).join('-'));

/** Ignores case, spaces and dashes. The codes are long and random, so a fast hash is enough. */
export const hashOfRecoveryCode = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z\d]/g, ''))
    .digest('base64url');

import { createHash, randomInt } from 'node:crypto';

const count = 10;
/** Excludes characters that are easily confused. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 6;
const groupLength = 4;

const generateGroup = () =>
  Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/**
 * Ten codes of 118 random bits, such as `k3m9-qx7h-2pwd-4rak-fmnz-w2ce`. Each can be used once to sign in without the
 * app.
 */
export const generateRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => Array.from({ length: groups }, generateGroup).join('-'));

/** Ignores case, spaces and dashes. For at least 112 random bits, OWASP ASVS 6.5.2 accepts a fast hash without salt. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z\d]/g, ''))
    .digest('base64url');

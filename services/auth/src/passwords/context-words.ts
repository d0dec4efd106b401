import { limits } from '@grantwright/shared/contract';
import { toComparisonKey } from '../users/to-comparison-key.ts';

/** The names of a user, which an attacker is assumed to know. */
export type Names = { username: string; email: string };

/** Words that attackers would try first on this product, also listed in docs/ASVS.md (OWASP ASVS 6.1.2). */
export const productWords = [
  'grantwright',
  'nonprofit',
  'foundation',
  'application',
  'organization',
  'charity',
  'funder',
  'grant',
  'password',
];
/** Shorter parts of names occur in ordinary words. */
const minLength = 4;

/** Returns a name and its parts. */
function splitName(name: string): string[] {
  const whole = toComparisonKey(name);
  const parts = whole.split(/[^\p{L}\p{N}]+/u);
  return [whole, ...parts].filter(({ length }) => length >= minLength);
}

/**
 * Whether a password is too short once the words that an attacker would guess are removed: product words, and parts of
 * the user's name and email.
 */
export function consistsOfKnownWords(password: string, { username, email }: Names): boolean {
  const names = [username, email, ...email.split('@')];
  const words = [...productWords, ...names.flatMap(splitName)];
  const rest = words
    .sort((one, other) => other.length - one.length)
    .reduce((text, word) => text.replaceAll(word, ''), toComparisonKey(password));
  return rest.length < limits.passwordMin;
}

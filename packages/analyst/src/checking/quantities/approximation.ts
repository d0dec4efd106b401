import type { Mention, Tokens } from '@grantwright/shared/values';
import type { Approximation } from './quantity.ts';

const approximately =
  /\b(?:about|around|roughly|approximately|approx\.?|some|circa|c\.|nearly|almost|close to|just under|just over|a little over|a little under|slightly (?:over|under)|an estimated) (?:an? )?$|~ ?$/i;
const above =
  /\b(?:more than|over|above|at least|upwards of|in excess of|exceeding|no fewer than|a minimum of) (?:an? )?$/i;
const below = /(?<!no )\b(?:less than|fewer than|under|below) (?:an? )?$/i;
const reach = 25;

/** Determines the precision of a number from the words before it or a "+" after it. */
export function findApproximation(
  { plain }: Tokens,
  { start, end }: Mention,
): { approximation?: Approximation } {
  const before = plain.slice(Math.max(0, start - reach), start);
  if (approximately.test(before)) return { approximation: 'about' };
  if (above.test(before) || /^ ?\+| or more\b/.test(plain.slice(end, end + 8)))
    return { approximation: 'above' };
  return below.test(before) ? { approximation: 'below' } : {};
}

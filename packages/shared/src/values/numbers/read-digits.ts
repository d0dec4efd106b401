import type { Tokens } from '../tokens.ts';
import { scales } from './scales.ts';

export type ParsedDigits = { value: number; to: number };

/** The digits of a number so far, without marks between groups. */
type Digits = { digits: string; to: number };

/**
 * Reads a number in digits: "5,000.50", "1½", "1/2". With `spaced`, also "5 000", "5.000" and "5,5", as they are
 * written next to a currency, and ".48".
 */
export function readDigits(
  tokens: Tokens,
  index: number,
  spaced: boolean,
): ParsedDigits | undefined {
  if (tokens.isWord(index)) return undefined;
  const alone = readFraction(tokens, index) ?? (spaced ? readCents(tokens, index) : undefined);
  if (alone || !tokens.isNumber(index)) return alone;
  const number = readDecimals(tokens, readGroups(tokens, index, spaced), spaced);
  if (!number) return undefined;
  const { digits, to } = number;
  const fraction = tokens.lower(to) === '-' ? undefined : readFraction(tokens, to);
  return { value: Number(digits) + (fraction?.value ?? 0), to: fraction?.to ?? to };
}

/** ".48" */
const readCents = (tokens: Tokens, index: number): ParsedDigits | undefined =>
  tokens.lower(index) === '.' && tokens.isGlued(index + 1) && tokens.isNumber(index + 1)
    ? { value: Number(`.${tokens.lower(index + 1)}`), to: index + 2 }
    : undefined;

/** Whether the token at `mark` joins the numbers on both sides of it. */
const isJoin = (tokens: Tokens, mark: number): boolean =>
  tokens.isGlued(mark) && tokens.isGlued(mark + 1) && tokens.isNumber(mark + 1);

/** Reads "5,000", the Indian "5,00,000" and, with `spaced`, "5.000" or "5 000". */
function readGroups(tokens: Tokens, index: number, spaced: boolean): Digits {
  const first = { digits: tokens.lower(index), to: index + 1 };
  if (first.digits.length > 3) return first;
  const isGroup = (to: number, mark: string, length: number): boolean =>
    tokens.lower(to) === mark && isJoin(tokens, to) && tokens.lower(to + 1).length === length;
  const withCommas = append(
    tokens,
    first,
    (to) => isGroup(to, ',', 3) || (isGroup(to, ',', 2) && tokens.lower(to + 2) === ','),
  );
  if (!spaced || withCommas.to > first.to) return withCommas;
  // in "0.125" and "1.125 million" the period is a decimal point
  const withPeriods = append(
    tokens,
    first,
    (to) => isGroup(to, '.', 3) && !first.digits.startsWith('0') && !isScale(tokens, to + 2),
  );
  return withPeriods.to > first.to ? withPeriods : appendSpaced(tokens, first);
}

/** Appends the numbers after marks. */
function append(tokens: Tokens, first: Digits, isGroup: (to: number) => boolean): Digits {
  let { digits, to } = first;
  for (; isGroup(to); to += 2) digits += tokens.lower(to + 1);
  return { digits, to };
}

/** Appends the groups of "5 000 000". */
function appendSpaced(tokens: Tokens, first: Digits): Digits {
  let { digits, to } = first;
  for (; tokens.isNumber(to) && tokens.lower(to).length === 3 && !tokens.isGlued(to); to += 1)
    digits += tokens.lower(to);
  return { digits, to };
}

const isScale = (tokens: Tokens, index: number): boolean =>
  scales.has(tokens.lower(index)) ||
  (tokens.isGlued(index) && /^(?:k|m|bn?)$/.test(tokens.lower(index))) ||
  /^(?:K|M|MM|B|BN)$/.test(tokens.at(index).text);

/** Appends decimals. Returns undefined for a version or a clause: "1.2.3". */
function readDecimals(tokens: Tokens, { digits, to }: Digits, spaced: boolean): Digits | undefined {
  const mark = tokens.lower(to);
  const isMark = mark === '.' || (spaced && mark === ',');
  // in the form entry "230,391.322,993." a period ends each number
  const endsEntry = mark === '.' && tokens.lower(to + 2) === ',' && tokens.isGlued(to + 3);
  if (!isMark || !isJoin(tokens, to) || endsEntry) return { digits, to };
  const end = to + 2;
  const continues =
    tokens.lower(end) === '.' && tokens.isGlued(end + 1) && tokens.isNumber(end + 1);
  return continues ? undefined : { digits: `${digits}.${tokens.lower(to + 1)}`, to: end };
}

const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** "½" and "1/2" */
function readFraction(tokens: Tokens, start: number): ParsedDigits | undefined {
  const sign = fractions[tokens.lower(start)];
  if (sign !== undefined) return { value: sign, to: start + 1 };
  if (tokens.lower(start + 1) !== '/') return undefined;
  const digits = [start, start + 1, start + 2].map((index) => tokens.lower(index)).join('');
  const isWhole =
    tokens.isGlued(start + 1) && tokens.isGlued(start + 2) && tokens.lower(start + 3) !== '/';
  return isWhole && /^(?:1\/[2-4]|2\/3|3\/4)$/.test(digits)
    ? { value: Number(digits.charAt(0)) / Number(digits.charAt(2)), to: start + 3 }
    : undefined;
}

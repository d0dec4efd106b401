import { type DateSpan, fullYear, readYear } from './date-parts.ts';
import { afterRangeMark } from '../ranges.ts';
import { measureNouns, unitNouns } from '../numbers/count-nouns.ts';
import { singular } from '../numbers/singular.ts';
import type { Tokens } from '../tokens.ts';

const seasons = new Set(['spring', 'summer', 'fall', 'autumn', 'winter']);

/** Reads "spring 2026" and "Fall of 2026", which have no day. */
export function readSeason(tokens: Tokens, index: number): DateSpan[] | undefined {
  const season = tokens.lower(index);
  if (!seasons.has(season)) return undefined;
  const other =
    tokens.lower(index + 1) === '/' && seasons.has(tokens.lower(index + 2)) ? index + 3 : index + 1;
  const year = readYear(tokens, tokens.skip(other, 'of', ','));
  return year && [{ value: { season, year: year.year }, from: index, to: year.to }];
}

const wordsBeforeYear = new Set(
  (
    'in since of during until till by from to through thru before after founded established est incorporated year ' +
    'fy fiscal calendar copyright © and between for the early late school academic program grant class circa c'
  ).split(' '),
);
const wordsOfOldYears = new Set(
  'in since founded established est incorporated circa from of year'.split(' '),
);
const labels = new Set(
  'form box no number room suite ste unit section # $ irs pub publication rev route hwy highway omb page p'.split(
    ' ',
  ),
);
const wordsAfterYear = new Set(
  (
    'to and or the a an in on at for by with from through until is was are were will has had have as we our it they ' +
    'when who which that this of but after before grant grants award awards awardees fiscal season tax cycle budget ' +
    'funding annual application round deadline fall spring summer winter academic school edition program call ' +
    'federal applicants calendar'
  ).split(' '),
);

/** Reads "2024", "FY26", "2025-26" and "FY 2025/2026", unless it is a count, a form number or a house number. */
export function readYears(tokens: Tokens, index: number): DateSpan[] | undefined {
  const fiscal = tokens.lower(index) === 'fy' ? tokens.skip(index + 1, "'") : undefined;
  const start = fiscal ?? index;
  const first = fiscal ? readFiscal(tokens, start) : readPlainYear(tokens, start);
  if (!first) return undefined;
  const second = readSecond(tokens, first);
  const to = second?.to ?? first.to;
  const { lower, isWord } = { lower: tokens.lower(to), isWord: tokens.isWord(to) };
  const glued = tokens.isGlued(to);
  if (glued && (isWord || tokens.isNumber(to) || /^[%/_@=]$/.test(lower))) return undefined;
  if (glued && /^[-.,:]$/.test(lower) && tokens.isGlued(to + 1) && tokens.isNumber(to + 1))
    return undefined;
  if (!fiscal && !second) {
    const hasCue =
      wordsBeforeYear.has(tokens.lower(index - 1)) &&
      !measureNouns.has(singular(lower)) &&
      !unitNouns.has(singular(lower));
    const counts = isWord && !hasCue && !tokens.isCapitalized(to) && !wordsAfterYear.has(lower);
    if (
      counts ||
      (tokens.isCapitalized(to) && tokens.isCapitalized(to + 1) && index === 0 && first.year < 1990)
    )
      return undefined;
  }
  if (!second) return [{ value: { year: first.year }, from: index, to }];
  return [
    { value: { year: first.year, range: 'start' }, from: index, to: first.to },
    { value: { year: second.year, range: 'end' }, from: second.from, to },
  ];
}

function readFiscal(tokens: Tokens, index: number): { year: number; to: number } | undefined {
  const digits = tokens.lower(index);
  return tokens.isNumber(index) && (digits.length === 2 || digits.length === 4)
    ? { year: fullYear(digits), to: index + 1 }
    : undefined;
}

function readPlainYear(tokens: Tokens, index: number): { year: number; to: number } | undefined {
  const before = tokens.lower(index - 1);
  if (
    labels.has(before.replace(/\.$/, '')) ||
    (tokens.isInside(index) && tokens.lower(index - 2) !== 'mid')
  )
    return undefined;
  const old = Number(tokens.lower(index));
  if (tokens.isNumber(index) && old >= 1600 && old < 1900)
    return wordsOfOldYears.has(before) ? { year: old, to: index + 1 } : undefined;
  const year = tokens.isNumber(index) ? readYear(tokens, index) : undefined;
  // "2000 Main": a round number is a year only after a word such as "in"
  if (year && year.year % 100 === 0 && !wordsBeforeYear.has(before)) return undefined;
  return year;
}

/** The "26" of "2025-26", the "2026" of "2025 to 2026" or "2025/2026". */
function readSecond(tokens: Tokens, first: { year: number; to: number }) {
  const next = afterRangeMark(tokens, first.to) ?? tokens.skip(first.to, '/');
  if (next === first.to) return undefined;
  const from = tokens.lower(next) === 'fy' ? next + 1 : next;
  const digits = tokens.lower(from);
  if (!tokens.isNumber(from)) return undefined;
  const isShort = digits.length === 2 && tokens.isGlued(from) && tokens.isGlued(next - 1);
  if (!isShort && digits.length !== 4) return undefined;
  // "1999-00" ends in the next century; "1999-05" may be a month
  const century = Math.floor(first.year / 100) + (digits === '00' ? 1 : 0);
  const year = isShort ? century * 100 + Number(digits) : Number(digits);
  return year > first.year && year - first.year <= 60
    ? { year, from: next, to: from + 1 }
    : undefined;
}

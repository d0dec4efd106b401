import { type DateSpan, expandYear, readYear } from './date-parts.ts';
import {
  labelsBeforeNumber,
  seasons,
  wordsAfterYear,
  wordsBeforeOldYear,
  wordsBeforeYear,
} from './date-words.ts';
import { skipRangeMark } from '../ranges.ts';
import { measureNouns, unitNouns } from '../numbers/count-nouns.ts';
import { toSingular } from '../numbers/to-singular.ts';
import type { Tokens } from '../tokens.ts';

/** Reads "spring 2026" and "Fall of 2026", which have no day. */
export function readSeason(tokens: Tokens, index: number): DateSpan[] | undefined {
  const season = tokens.lower(index);
  if (!seasons.has(season)) return undefined;
  const other =
    tokens.lower(index + 1) === '/' && seasons.has(tokens.lower(index + 2)) ? index + 3 : index + 1;
  const year = readYear(tokens, tokens.skip(other, 'of', ','));
  return year && [{ value: { season, year: year.year }, from: index, to: year.to }];
}

type YearRead = { year: number; to: number };

/** Reads "2024", "FY26", "2025-26" and "FY 2025/2026", unless it is a count, a form number or a house number. */
export function readYears(tokens: Tokens, index: number): DateSpan[] | undefined {
  const fiscal = readFiscalYear(tokens, index);
  const first = fiscal ?? readPlainYear(tokens, index);
  if (!first) return undefined;
  const second = readSecond(tokens, first);
  if (isPartOfCode(tokens, (second ?? first).to)) return undefined;
  if (second) {
    return [
      { value: { year: first.year, range: 'start' }, from: index, to: first.to },
      { value: { year: second.year, range: 'end' }, from: second.from, to: second.to },
    ];
  }
  const isOther =
    !fiscal && (isCount(tokens, index, first.to) || isHouseNumber(tokens, index, first));
  return isOther ? undefined : [{ value: { year: first.year }, from: index, to: first.to }];
}

/** Whether a number continues without a space: "2026_v2", "2026.1". */
function isPartOfCode(tokens: Tokens, to: number): boolean {
  if (!tokens.isGlued(to)) return false;
  const next = tokens.lower(to);
  const continues = /^[-.,:]$/.test(next) && tokens.isGlued(to + 1) && tokens.isNumber(to + 1);
  return continues || tokens.isWord(to) || tokens.isNumber(to) || /^[%/_@=]$/.test(next);
}

/** Whether a number counts the word after it: "2026 copies", "up to 2000 words". */
function isCount(tokens: Tokens, index: number, to: number): boolean {
  const next = tokens.lower(to);
  if (!tokens.isWord(to) || tokens.isCapitalized(to) || wordsAfterYear.has(next)) return false;
  const isCounted = measureNouns.has(toSingular(next)) || unitNouns.has(toSingular(next));
  return isCounted || !wordsBeforeYear.has(tokens.lower(index - 1));
}

/** Whether an address starts with the number: "1987 Larch Road". */
const isHouseNumber = (tokens: Tokens, index: number, { year, to }: YearRead): boolean =>
  index === 0 && year < 1990 && tokens.isCapitalized(to) && tokens.isCapitalized(to + 1);

/** Reads "FY26", "FY '26" and "FY 2026". */
function readFiscalYear(tokens: Tokens, index: number): YearRead | undefined {
  if (tokens.lower(index) !== 'fy') return undefined;
  const start = tokens.skip(index + 1, "'");
  const digits = tokens.lower(start);
  return tokens.isNumber(start) && (digits.length === 2 || digits.length === 4)
    ? { year: expandYear(digits), to: start + 1 }
    : undefined;
}

function readPlainYear(tokens: Tokens, index: number): YearRead | undefined {
  const before = tokens.lower(index - 1);
  if (
    labelsBeforeNumber.has(before.replace(/\.$/, '')) ||
    (tokens.isInside(index) && tokens.lower(index - 2) !== 'mid')
  )
    return undefined;
  const old = Number(tokens.lower(index));
  if (tokens.isNumber(index) && old >= 1600 && old < 1900)
    return wordsBeforeOldYear.has(before) ? { year: old, to: index + 1 } : undefined;
  const year = tokens.isNumber(index) ? readYear(tokens, index) : undefined;
  // "2000 Main": a round number is a year only after a word such as "in"
  if (year && year.year % 100 === 0 && !wordsBeforeYear.has(before)) return undefined;
  return year;
}

/** Reads the "26" of "2025-26", the "2026" of "2025 to 2026" or "2025/2026". */
function readSecond(tokens: Tokens, first: YearRead) {
  const next = skipRangeMark(tokens, first.to) ?? tokens.skip(first.to, '/');
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

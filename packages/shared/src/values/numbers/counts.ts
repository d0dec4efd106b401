import { type Bounds, findBounds } from '../bounds.ts';
import { skipRangeWord } from '../ranges.ts';
import { labelNouns, unitNouns } from './count-nouns.ts';
import { readCountedNoun } from './counted-noun.ts';
import type { Mention } from '../mention.ts';
import { type ParsedNumber, readNumber } from './read-number.ts';
import { toSingular } from './to-singular.ts';
import { scan, type Span, type Tokens } from '../tokens.ts';

/** A count. `unit` is the noun in lower case and singular; for "2-3 pages" `to` is 3. */
export type Count = { type: 'count'; value: number; to?: number; unit: string } & Bounds;
export type CountValue = Mention & Count;

/** Finds counts: "250-word", "two (2) pages", "no more than 3 pages", "Word limit: 500", "1,200 families". */
export const findCounts = (tokens: Tokens): CountValue[] =>
  scan(tokens, (_, index) => readCount(tokens, index) ?? readLimit(tokens, index));

function readCount(tokens: Tokens, index: number): Span<Count> | undefined {
  if (tokens.isInside(index)) return undefined;
  const first = readHalf(tokens, index) ?? readPlainNumber(tokens, index);
  if (!first) return undefined;
  const next = tokens.skip(skipRangeWord(tokens, first.to, index) ?? first.to, 'or');
  const second = next > first.to ? readPlainNumber(tokens, next) : undefined;
  const ranged = second && second.value > first.value ? second : undefined;
  const more = ranged ? undefined : readMore(tokens, first.to);
  const last = ranged ?? first;
  const noun = readCountedNoun(tokens, more?.to ?? last.to, {
    value: last.value,
    isFirst: index === 0,
  });
  if (!noun) return undefined;
  const value: Count = {
    type: 'count',
    value: first.value,
    ...(ranged && { to: ranged.value }),
    unit: noun.unit,
    ...(ranged ? {} : (more?.bounds ?? findBounds(tokens, index, noun.to))),
  };
  return { value, from: index, to: noun.to };
}

/** Reads a number unless it identifies something or is a year: "Section 5", "2024 report". */
function readPlainNumber(tokens: Tokens, index: number): ParsedNumber | undefined {
  const before = tokens.lower(index - 1);
  if (/^[$€£#§]$/.test(before)) return undefined;
  if (tokens.isNumber(index) && labelNouns.has(toSingular(before))) return undefined;
  const isYear = /^(?:19|20)\d\d$/.test(tokens.lower(index));
  return isYear && !unitNouns.has(toSingular(tokens.lower(tokens.skip(index + 1, '-'))))
    ? undefined
    : readNumber(tokens, index);
}

/** "half a page", "one-half page", "a half-page" */
function readHalf(tokens: Tokens, index: number): ParsedNumber | undefined {
  const half = tokens.lower(index) === 'one' ? tokens.skip(index + 1, '-') : index;
  if (tokens.lower(half) !== 'half') return undefined;
  const to = tokens.skip(tokens.skip(half + 1, '-', 'of'), 'a', 'an');
  return unitNouns.has(toSingular(tokens.lower(to))) ? { value: 0.5, to } : undefined;
}

/** Reads the "or more" of "500 or more words", the "+" of "3+ years" */
function readMore(tokens: Tokens, index: number): { bounds: Bounds; to: number } | undefined {
  if (tokens.lower(index) === '+') return { bounds: { atLeast: true }, to: index + 1 };
  if (tokens.lower(index) !== 'or') return undefined;
  if (tokens.lower(index + 1) === 'more') return { bounds: { atLeast: true }, to: index + 2 };
  return /^(?:fewer|less)$/.test(tokens.lower(index + 1))
    ? { bounds: { upTo: true }, to: index + 2 }
    : undefined;
}

const limits = new Set(['limit', 'maximum', 'max', 'count', 'minimum', 'min']);

/** "Word limit: 500", "Maximum characters: 2,000", "page maximum of 10" */
function readLimit(tokens: Tokens, index: number): Span<Count> | undefined {
  const [one, two] = [tokens.lower(index), tokens.lower(index + 1)];
  const isSwapped = limits.has(one);
  if (!isSwapped && !limits.has(two)) return undefined;
  const unit = toSingular(isSwapped ? two : one);
  const bound = isSwapped ? one : two;
  if (!/^(?:page|word|character)$/.test(unit) || !limits.has(bound)) return undefined;
  const mark = tokens.skip(tokens.skip(index + 2, ...limits), '.', 'of', 'is');
  const number = readNumber(tokens, tokens.skip(mark, ':', '=', '-'));
  // "12 pt" after the label is a font size, "1 x A3" a paper size
  const follows = number && tokens.lower(number.to);
  if (!number || /^(?:pt|point|points|inch|%|x)$/.test(follows ?? '')) return undefined;
  const flag = bound.startsWith('min') ? { atLeast: true as const } : { upTo: true as const };
  const value: Count = { type: 'count', value: number.value, unit, ...flag };
  return { value, from: index, to: number.to };
}

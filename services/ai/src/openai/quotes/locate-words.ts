import { alignWords } from './align-words.ts';
import type { DocumentWords, Word } from './index-document-words.ts';

/** A range of a document's words, end exclusive. */
export type Place = { from: number; to: number };

/** In a quote shorter than this, a single different word may change the meaning. */
const minWordsToAlign = 8;
const maxWordsToAlign = 150;
/** The fraction of a quote's words that may differ. */
const tolerance = 0.1;
const maxDifferences = 3;
const maxPlacesOfWord = 60;
const maxWindows = 16;
/** The number of words by which a window exceeds the quote. */
const slack = 12;

type SearchRange = { maxPlaces?: number; after?: number; before?: number };

/** Returns the first places that start within a range and consist of exactly these words. */
export function findExactPlaces(
  { words, places }: DocumentWords,
  quote: readonly Word[],
  { maxPlaces = 1, after = 0, before = words.length }: SearchRange = {},
): Place[] {
  const [anchor, ...others] = sortRarestFirst(places, quote);
  if (!anchor || others.length < quote.length - 1) return [];
  const matches: Place[] = [];
  for (
    let next = findFirstFrom(anchor.positions, after + anchor.index);
    next < anchor.positions.length;
    next++
  ) {
    const from = (anchor.positions[next] ?? 0) - anchor.index;
    if (from > before || matches.length === maxPlaces) break;
    if (quote.every(({ key }, offset) => words[from + offset]?.key === key))
      matches.push({ from, to: from + quote.length });
  }
  return matches;
}

/** Returns the index of the first number that is at least `min`; the numbers must be in ascending order. */
function findFirstFrom(numbers: readonly number[], min: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < min) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the place whose words differ least from a quote, if only a few unimportant words differ. */
export function findNearPlace(
  { words, places }: DocumentWords,
  quote: readonly Word[],
): Place | undefined {
  if (quote.length < minWordsToAlign || quote.length > maxWordsToAlign) return undefined;
  const starts: number[] = [];
  for (const { index, positions } of sortRarestFirst(places, quote).slice(0, 4)) {
    if (positions.length > maxPlacesOfWord) continue;
    for (const place of positions) {
      const start = Math.max(0, place - index - slack / 2);
      const isNew = starts.every((other) => Math.abs(other - start) > slack / 3);
      if (isNew && starts.length < maxWindows) starts.push(start);
    }
  }
  const maxCost = Math.min(maxDifferences, Math.max(1, Math.floor(quote.length * tolerance)));
  const candidates = starts.flatMap((start) => {
    const window = words.slice(start, start + quote.length + slack);
    const aligned = alignWords(quote, window, maxCost + 1);
    return aligned
      ? [{ cost: aligned.cost, from: start + aligned.from, to: start + aligned.to }]
      : [];
  });
  return candidates.sort((a, b) => a.cost - b.cost)[0];
}

/** Returns the words of a quote with their places in the document, rarest first. */
const sortRarestFirst = (places: DocumentWords['places'], quote: readonly Word[]) =>
  quote
    .map(({ key }, index) => ({ index, positions: places.get(key) ?? [] }))
    .filter(({ positions }) => positions.length > 0)
    .sort((a, b) => a.positions.length - b.positions.length);

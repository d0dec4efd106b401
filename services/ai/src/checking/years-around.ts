import type { SourceIndex } from './source-index.ts';

/** So far from a day without its year another date of the same source may give it. */
const within = 10;
/** A report or minutes are dated in their first lines. */
const head = 6;

const year = /(?<![\d,.$€£-])(?:19|20)\d{2}(?![\d,]|\.\d)/g;
const thisYear = /\bthis year\b/i;

const known = new WeakMap<SourceIndex, Map<number, ReadonlySet<string>>>();

const placeOf = (sentence: number, { texts }: SourceIndex): string => {
  const source = texts[sentence]?.source;
  if (source?.type === 'document') return `document ${source.documentId}`;
  return source?.type === 'answer' ? `answer ${source.question}` : (source?.type ?? '');
};

const yearsIn = (sentence: number, { texts }: SourceIndex): string[] => [
  ...(texts[sentence]?.written.match(year) ?? []),
];

/** The years of the first lines of the document that a sentence stands in. */
const ofItsHead = (sentence: number, index: SourceIndex): string[] => {
  const place = placeOf(sentence, index);
  if (!place.startsWith('document')) return [];
  let first = sentence;
  while (first > 0 && placeOf(first - 1, index) === place) first--;
  for (let at = first; at < first + head && placeOf(at, index) === place; at++) {
    const years = yearsIn(at, index);
    if (years.length > 0) return years;
  }
  return [];
};

/** The years of the nearest sentence of the same source, on one side, that names any. */
const nearest = (sentence: number, step: 1 | -1, index: SourceIndex): string[] => {
  const place = placeOf(sentence, index);
  for (let at = sentence + step; Math.abs(at - sentence) <= within; at += step) {
    if (placeOf(at, index) !== place) return [];
    const years = yearsIn(at, index);
    if (years.length > 0) return years;
  }
  return [];
};

/**
 * The years that a day without one may be of: those of the dates that stand before and after it in the
 * same notes, or that the minutes or the report bear that tell of it.
 */
export const yearsAround = (sentence: number, index: SourceIndex): ReadonlySet<string> => {
  const cached = known.get(index) ?? new Map<number, ReadonlySet<string>>();
  known.set(index, cached);
  const found = cached.get(sentence);
  if (found) return found;
  const years =
    yearsIn(sentence, index).length > 0
      ? yearsIn(sentence, index)
      : [
          ...ofItsHead(sentence, index),
          ...nearest(sentence, -1, index),
          ...nearest(sentence, 1, index),
          ...(thisYear.test(index.texts[sentence]?.written ?? '') ? [index.today.slice(0, 4)] : []),
        ];
  const all = new Set(years);
  cached.set(sentence, all);
  return all;
};

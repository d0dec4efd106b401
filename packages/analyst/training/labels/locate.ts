import type { Unit } from '@grantwright/analyst';

/** The units overlapped by one occurrence of a text. */
export type Place = ReadonlySet<number>;
/** Returns every possible place of a text. Returns an empty list if the document does not contain it. */
export type Locate = (text: string, page?: number) => Place[];

type Word = { word: string; unit: number };

/** Minimum fraction of a text's words that must occur in a place if the text does not occur literally. */
const minShare = 0.6;

const splitWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Finds the units that a quote comes from: by its words in order across blocks and units, or otherwise by most of its
 * words. Occurrences on the given page, and those that fill whole units, come first.
 */
export function createLocator(units: readonly Pick<Unit, 'text' | 'page'>[]): Locate {
  const unitWords = units.map(({ text }) => splitWords(text));
  const words = unitWords.flatMap((list, unit) => list.map((word): Word => ({ word, unit })));
  const positions = new Map<string, number[]>();
  words.forEach(({ word }, index) => {
    const existing = positions.get(word);
    if (existing) existing.push(index);
    else positions.set(word, [index]);
  });
  return (text, page) => {
    const quoteWords = splitWords(text);
    if (quoteWords.length === 0) return [];
    const starts = (positions.get(quoteWords[0] ?? '') ?? []).filter((start) =>
      quoteWords.every((word, index) => words[start + index]?.word === word),
    );
    const places = starts.map((start) => {
      const place = new Set(words.slice(start, start + quoteWords.length).map(({ unit }) => unit));
      const isWhole =
        sum([...place].map((unit) => unitWords[unit]?.length ?? 0)) === quoteWords.length;
      const isOnPage = [...place].some((unit) => units[unit]?.page === page);
      return { place, isWhole, isOnPage };
    });
    if (places.length === 0) return byWords(new Set(quoteWords), unitWords);
    const onPage = keepPreferred(places, ({ isOnPage }) => isOnPage);
    return keepPreferred(onPage, ({ isWhole }) => isWhole).map(({ place }) => place);
  };
}

/** Finds the unit with most of the words, and any neighbors that contain more of them. */
function byWords(quoteWords: ReadonlySet<string>, units: readonly (readonly string[])[]): Place[] {
  const sharedWords = units.map((words) => new Set(words.filter((word) => quoteWords.has(word))));
  const best = sharedWords.reduce(
    (bestSoFar, words, index) =>
      words.size > (sharedWords[bestSoFar]?.size ?? 0) ? index : bestSoFar,
    0,
  );
  const found = new Set(sharedWords[best]);
  const place = new Set([best]);
  for (const step of [1, -1])
    for (let index = best + step; adds(units[index], sharedWords[index], found); index += step) {
      place.add(index);
      for (const word of sharedWords[index] ?? []) found.add(word);
    }
  return quoteWords.size > 1 && found.size >= minShare * quoteWords.size ? [place] : [];
}

const adds = (
  words: readonly string[] | undefined,
  sharedWords: ReadonlySet<string> | undefined,
  found: ReadonlySet<string>,
): boolean =>
  words !== undefined &&
  sharedWords !== undefined &&
  sharedWords.size >= 0.7 * new Set(words).size &&
  [...sharedWords].filter((word) => !found.has(word)).length >= 2;

const keepPreferred = <T>(list: T[], isBetter: (each: T) => boolean): T[] => {
  const better = list.filter(isBetter);
  return better.length > 0 ? better : list;
};

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);

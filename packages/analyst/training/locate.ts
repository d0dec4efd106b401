import type { Unit } from '@grantwright/analyst';

/** Units that one occurrence of a text overlaps. */
export type Place = ReadonlySet<number>;
/** Every place where a text may have come from; empty where the document does not hold it. */
export type Locate = (text: string, page?: number) => Place[];

type Word = { word: string; unit: number };

/** A text that is not literally there is located where this share of its words is. */
const minShare = 0.6;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Finds the units that a quote comes from: by its words in order, wherever blocks and units break, else by
 * most of its words. Occurrences on the given page and those that fill whole units come before others.
 */
export function createLocator(units: readonly Pick<Unit, 'text' | 'page'>[]): Locate {
  const own = units.map(({ text }) => wordsOf(text));
  const words = own.flatMap((list, unit) => list.map((word): Word => ({ word, unit })));
  const positions = new Map<string, number[]>();
  words.forEach(({ word }, at) => {
    const known = positions.get(word);
    if (known) known.push(at);
    else positions.set(word, [at]);
  });
  return (text, page) => {
    const wanted = wordsOf(text);
    if (wanted.length === 0) return [];
    const starts = (positions.get(wanted[0] ?? '') ?? []).filter((start) =>
      wanted.every((word, at) => words[start + at]?.word === word),
    );
    const places = starts.map((start) => {
      const place = new Set(words.slice(start, start + wanted.length).map(({ unit }) => unit));
      const isWhole = sum([...place].map((unit) => own[unit]?.length ?? 0)) === wanted.length;
      const isOnPage = [...place].some((unit) => units[unit]?.page === page);
      return { place, isWhole, isOnPage };
    });
    if (places.length === 0) return byWords(new Set(wanted), own);
    const onPage = preferred(places, ({ isOnPage }) => isOnPage);
    return preferred(onPage, ({ isWhole }) => isWhole).map(({ place }) => place);
  };
}

/** The unit that holds most of the words, with its neighbors that add some. */
function byWords(wanted: ReadonlySet<string>, units: readonly (readonly string[])[]): Place[] {
  const held = units.map((words) => new Set(words.filter((word) => wanted.has(word))));
  const best = held.reduce(
    (most, words, at) => (words.size > (held[most]?.size ?? 0) ? at : most),
    0,
  );
  const found = new Set(held[best]);
  const place = new Set([best]);
  for (const step of [1, -1])
    for (let at = best + step; adds(units[at], held[at], found); at += step) {
      place.add(at);
      for (const word of held[at] ?? []) found.add(word);
    }
  return wanted.size > 1 && found.size >= minShare * wanted.size ? [place] : [];
}

const adds = (
  words: readonly string[] | undefined,
  held: ReadonlySet<string> | undefined,
  found: ReadonlySet<string>,
): boolean =>
  words !== undefined &&
  held !== undefined &&
  held.size >= 0.7 * new Set(words).size &&
  [...held].filter((word) => !found.has(word)).length >= 2;

const preferred = <T>(list: T[], isBetter: (each: T) => boolean): T[] => {
  const better = list.filter(isBetter);
  return better.length > 0 ? better : list;
};

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);

import { Tokens } from '@grantwright/shared/values';
import { stemOf } from '../text/stem.ts';
import { otherStateName } from '../text/states.ts';
import { placesOfInhabitants } from './inhabitants.ts';
import { isForeign, keyOf, nameRuns, type NameRun } from './name-runs.ts';
import type { Passage } from './passages.ts';

/** An index of the names in the sources by word. */
export type NameIndex = {
  /** Word positions by word key. */
  words: ReadonlyMap<string, readonly WordPosition[]>;
  stems: ReadonlySet<string>;
  /** The passage that spells out each acronym: "HLFB", "SDAC". */
  acronyms: ReadonlyMap<string, number>;
};

type WordPosition = { passage: number; index: number; isCapital: boolean; isUpper: boolean };

/** Maximum number of words between two words of the same name. */
const maxGap = 3;
/** Maximum number of positions per word, since an organization's documents repeat its name often. */
const maxPlaces = 5_000;

export function indexNames(passages: readonly Passage[]): NameIndex {
  const words = new Map<string, WordPosition[]>();
  const acronyms = new Map<string, number>();
  passages.forEach(({ text, titles }, passage) => {
    const tokens = new Tokens([text, ...titles].join(' . '));
    for (let index = 0; index < tokens.length; index++) {
      const { kind, lower, text: word } = tokens.at(index);
      if (kind !== 'word') continue;
      const place = {
        passage,
        index,
        isCapital: /\p{Lu}/u.test(word) || isForeign(word),
        isUpper: !/\p{Ll}/u.test(word),
      };
      for (const key of [
        keyOf(lower),
        ...(lower.includes("'") ? [lower.split("'")[0] ?? ''] : []),
      ]) {
        const existing = words.get(key);
        if (!existing) words.set(key, [place]);
        else if (existing.length < maxPlaces) existing.push(place);
      }
    }
    for (const run of nameRuns(text, []))
      for (const short of acronymsOf(run)) if (!acronyms.has(short)) acronyms.set(short, passage);
  });
  return { words, acronyms, stems: new Set([...words.keys()].map(stemOf)) };
}

function acronymsOf({ text, words }: NameRun): string[] {
  if (words.length < 2) return [];
  const capitals = words.map(({ text: word }) => word.charAt(0)).join('');
  const all = (text.match(/\p{L}[\p{L}'’]*/gu) ?? []).map((word) => word.charAt(0)).join('');
  return [capitals.toLowerCase(), all.toLowerCase()];
}

/** Finds the first passage that contains a name in full, all of its distinctive words in order, or its acronym. */
export function placeOfName(run: NameRun, { words, acronyms }: NameIndex): number | undefined {
  const fullName = run.words.map(({ text }) => text).join(' ');
  const otherName = otherStateName(fullName);
  const distinctive = run.words.filter(({ isGeneric, isNoun }) => !isGeneric || isNoun);
  const [first, ...otherWords] = distinctive.filter(
    ({ key }, index) => key !== distinctive[index - 1]?.key,
  );
  if (!first) return undefined;
  let ends = placesOf(first.key, first.isGeneric);
  for (const { key, isGeneric } of otherWords) {
    const before = indexesByPassage(ends);
    ends = placesOf(key, isGeneric).filter(({ passage, index }) =>
      before.get(passage)?.some((end) => index > end && index - end <= maxGap + 1),
    );
    if (ends.length === 0) break;
  }
  if (ends[0]) return ends[0].passage;
  const acronym = words.get(run.words.map(({ key }) => key).join(''))?.[0];
  if (acronym && run.words.length > 1) return acronym.passage;
  if (otherName) {
    // "OR" is Oregon, "or" is not
    const isCode = /^\p{Lu}{2}$/u.test(otherName);
    const otherNamePositions = otherName
      .split(' ')
      .map((word) => words.get(word.toLowerCase())?.find(({ isUpper }) => isUpper || !isCode));
    if (otherNamePositions.every((place) => place !== undefined))
      return otherNamePositions[0]?.passage;
  }
  const short = words.get(
    run.words
      .map(({ text }) => text.charAt(0))
      .join('')
      .toLowerCase(),
  );
  if (run.words.length > 2 && short?.some(({ isCapital }) => isCapital)) return short[0]?.passage;
  if (run.words.length > 1) return undefined;
  return /^\p{Lu}{2,8}s?$/u.test(fullName)
    ? acronyms.get(fullName.replace(/s$/, '').toLowerCase())
    : placesOfInhabitants(first.key)
        .flatMap((place) => words.get(place) ?? [])
        .find(({ isCapital }) => isCapital)?.passage;

  function placesOf(key: string, isGeneric: boolean): readonly WordPosition[] {
    const places = words.get(key) ?? [];
    return isGeneric || distinctive.length > 1
      ? places
      : places.filter(({ isCapital }) => isCapital);
  }
}

function indexesByPassage(places: readonly WordPosition[]): ReadonlyMap<number, number[]> {
  const indexLists = new Map<number, number[]>();
  for (const { passage, index } of places) {
    const indexes = indexLists.get(passage);
    if (indexes) indexes.push(index);
    else indexLists.set(passage, [index]);
  }
  return indexLists;
}

/** Whether the sources contain a word or another form of it. */
export const isKnown = (key: string, { words, stems }: NameIndex): boolean =>
  words.has(key) || stems.has(stemOf(key));

/** Whether the sources contain a word in lower case, which makes it an ordinary word. */
export const isOrdinary = (key: string, { words }: NameIndex): boolean =>
  (words.get(key) ?? []).some(({ isCapital }) => !isCapital);

import { Tokens } from '@grantwright/shared/values';
import { stemWord } from '../../text/stem.ts';
import { translateStateName } from '../../text/states.ts';
import {
  isForeign,
  toNameKey,
  findNameRuns,
  type NameRun,
  type NameWord,
} from './find-name-runs.ts';
import type { Passage } from '../passages.ts';
import { findLongStates } from './state-names.ts';

/** An index of the names in the sources by word. */
export type NameIndex = {
  /** Word positions by word key. */
  words: ReadonlyMap<string, readonly WordPosition[]>;
  stems: ReadonlySet<string>;
  /** The passage that spells out each acronym: "HLFB", "SDAC". */
  acronyms: ReadonlyMap<string, number>;
};

type WordPosition = {
  passage: number;
  index: number;
  isCapital: boolean;
  isUpper: boolean;
  /** The words of the state that this word is part of: "west" and "virginia" for "Virginia". */
  state: readonly string[] | undefined;
};

/** Maximum number of words between two words of the same name. */
const maxGap = 3;
/** Maximum number of positions per word, since an organization's documents repeat its name often. */
const maxPlaces = 5_000;

export function indexNames(passages: readonly Passage[]): NameIndex {
  const words = new Map<string, WordPosition[]>();
  const acronyms = new Map<string, number>();
  passages.forEach(({ text, titles }, passage) => {
    const tokens = new Tokens([text, ...titles].join(' . '));
    const stateAt = findLongStates(tokens);
    for (let index = 0; index < tokens.length; index++) {
      const { kind, lower, text: word } = tokens.at(index);
      if (kind !== 'word') continue;
      const place = {
        passage,
        index,
        isCapital: /\p{Lu}/u.test(word) || isForeign(word),
        isUpper: !/\p{Ll}/u.test(word),
        state: stateAt.get(index),
      };
      for (const key of [
        toNameKey(lower),
        ...(lower.includes("'") ? [lower.split("'")[0] ?? ''] : []),
      ]) {
        const existing = words.get(key);
        if (!existing) words.set(key, [place]);
        else if (existing.length < maxPlaces) existing.push(place);
      }
    }
    for (const run of findNameRuns(text, []))
      for (const short of listAcronyms(run)) if (!acronyms.has(short)) acronyms.set(short, passage);
  });
  return { words, acronyms, stems: new Set([...words.keys()].map(stemWord)) };
}

function listAcronyms({ text, words }: NameRun): string[] {
  if (words.length < 2) return [];
  const capitals = words.map(({ text: word }) => word.charAt(0)).join('');
  const all = (text.match(/\p{L}[\p{L}'’]*/gu) ?? []).map((word) => word.charAt(0)).join('');
  return [capitals.toLowerCase(), all.toLowerCase()];
}

/** Finds the first passage that contains a name in full, all of its distinctive words in order, or its acronym. */
export function findPlaceOfName(run: NameRun, index: NameIndex): number | undefined {
  const distinctive = run.words.filter(({ isGeneric, isNoun }) => !isGeneric || isNoun);
  const [first] = distinctive;
  if (!first) return undefined;
  const position =
    findWords(run, distinctive, index) ??
    findJoined(run, index) ??
    findOtherStateName(run, index) ??
    findInitials(run, index);
  if (position) return position.passage;
  return run.words.length > 1 ? undefined : findPlaceOfWord(first, index);
}

/** Finds the distinctive words of a name in order, with few words between them. */
function findWords(
  run: NameRun,
  distinctive: readonly NameWord[],
  { words }: NameIndex,
): WordPosition | undefined {
  const name = joinWords(run).toLowerCase().split(' ');
  const lists = distinctive
    .filter(({ key }, index) => key !== distinctive[index - 1]?.key)
    .map(({ key, isGeneric }) =>
      (words.get(key) ?? []).filter(
        (position) =>
          (position.isCapital || isGeneric || distinctive.length > 1) && isInName(position, name),
      ),
    );
  return findInOrder(lists, maxGap);
}

/** Whether a name includes the whole state that a word belongs to: "Virginia" is not in "West Virginia". */
const isInName = ({ state = [] }: WordPosition, name: readonly string[]): boolean =>
  state.every((word) => word === 'of' || name.includes(word));

/** Finds "PantrySoft" for "Pantry Soft". */
const findJoined = (run: NameRun, { words }: NameIndex): WordPosition | undefined =>
  run.words.length > 1 ? words.get(run.words.map(({ key }) => key).join(''))?.[0] : undefined;

/** Finds "New Jersey" for "NJ" and vice versa. */
function findOtherStateName(run: NameRun, { words }: NameIndex): WordPosition | undefined {
  const otherName = translateStateName(joinWords(run));
  if (!otherName) return undefined;
  const lower = otherName.toLowerCase();
  // "OR" is Oregon, "or" is not
  if (/^\p{Lu}{2}$/u.test(otherName)) return words.get(lower)?.find(({ isUpper }) => isUpper);
  const name = lower.split(' ');
  const lists = name.map((word) =>
    (words.get(toNameKey(word)) ?? []).filter((position) => isInName(position, name)),
  );
  return findInOrder(lists, 0);
}

/** Finds "HLFB" for "Harbor Light Food Bank". */
function findInitials(run: NameRun, { words }: NameIndex): WordPosition | undefined {
  if (run.words.length < 3) return undefined;
  const initials = run.words.map(({ text }) => text.charAt(0)).join('');
  const positions = words.get(initials.toLowerCase());
  return positions?.some(({ isCapital }) => isCapital) ? positions[0] : undefined;
}

/** Finds the name that an acronym abbreviates, or the place whose inhabitants a word names. */
function findPlaceOfWord(word: NameWord, { words, acronyms }: NameIndex): number | undefined {
  if (/^\p{Lu}{2,8}s?$/u.test(word.text))
    return acronyms.get(word.text.replace(/s$/, '').toLowerCase());
  return findDemonymPlaces(word.key)
    .flatMap((place) => words.get(place) ?? [])
    .find(({ isCapital }) => isCapital)?.passage;
}

const joinWords = ({ words }: NameRun): string => words.map(({ text }) => text).join(' ');

/** Finds words that follow one another in a passage, and returns the position of the last one. */
function findInOrder(
  lists: readonly (readonly WordPosition[])[],
  maxWordsBetween: number,
): WordPosition | undefined {
  const [first = [], ...others] = lists;
  return others.reduce((ends, positions) => {
    const before = groupIndexesByPassage(ends);
    return positions.filter(({ passage, index }) =>
      before.get(passage)?.some((end) => index > end && index - end <= maxWordsBetween + 1),
    );
  }, first)[0];
}

function groupIndexesByPassage(places: readonly WordPosition[]): ReadonlyMap<number, number[]> {
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
  words.has(key) || stems.has(stemWord(key));

/** Whether the sources contain a word in lower case, which makes it an ordinary word. */
export const isOrdinary = (key: string, { words }: NameIndex): boolean =>
  (words.get(key) ?? []).some(({ isCapital }) => !isCapital);

const minRoot = 4;

/** Returns the places that a demonym may refer to: "Kenya" for "kenyan", "China" for "chinese". */
function findDemonymPlaces(word: string): string[] {
  const root = /^(\p{L}+?)(?:ian|an|n|ese)$/u.exec(word)?.[1];
  if (root === undefined || root.length < minRoot - 1) return [];
  return [`${root}ia`, `${root}a`, `${root}y`, root].filter(({ length }) => length >= minRoot);
}

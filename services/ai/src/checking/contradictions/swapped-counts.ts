import { findNumbers } from '../../text/numbers.ts';
import { stem, words } from '../../text/words.ts';
import type { Finding } from '../finding.ts';
import { sentenceOf } from '../reckon/arithmetic.ts';
import type { SourceIndex } from '../source-index.ts';

/** Units count anything. */
const units =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|miles?|feet|degrees?|pounds?|percent|dollars?|cents?|people|times)$/i;
const noun = /^\s((?:\p{Ll}{2,}\s){0,2}?\p{Ll}{3,}(?:s|en|ren))\b/u;

type Counted = { value: number; noun: string; start: number };

/** "5 churches", "two fire stations": a number with the things right behind it. */
const countedIn = (text: string): Counted[] =>
  findNumbers(text).flatMap(({ value, percent, start, end }): Counted[] => {
    const said = percent ? undefined : noun.exec(text.slice(end))?.[1];
    if (said === undefined || units.test(said.split(' ').at(-1) ?? '')) return [];
    const stems = words(said).map(stem);
    return [{ value, noun: stems.at(-1) ?? '', start }];
  });

const known = new WeakMap<SourceIndex, Counted[][]>();
const countedOf = (index: SourceIndex): Counted[][] => {
  const found =
    known.get(index) ??
    index.texts.map(({ source, written }) =>
      source.type === 'guidelines' ? [] : countedIn(written),
    );
  known.set(index, found);
  return found;
};

/**
 * "Two churches and five fire stations" of "5 churches, 2 fire stations": the two numbers of one sentence
 * of the sources, each with the other's things, and no source that counts them so.
 */
export const swappedCounts = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): number | undefined => {
  if (finding.kind !== 'figure') return undefined;
  const { from, to } = sentenceOf(text, finding);
  const inSentence = countedIn(text).filter(({ start }) => start >= from && start < to);
  const own = inSentence.find(({ start }) => start === finding.start);
  if (!own) return undefined;
  const all = countedOf(index);
  const isGiven = (one: Counted): boolean =>
    all.some((list) => list.some(({ value, noun: of }) => value === one.value && of === one.noun));
  if (isGiven(own)) return undefined;
  for (const other of inSentence) {
    if (other === own || other.noun === own.noun || other.value === own.value || isGiven(other))
      continue;
    const at = all.findIndex(
      (list) =>
        list.some(({ value, noun: of }) => value === other.value && of === own.noun) &&
        list.some(({ value, noun: of }) => value === own.value && of === other.noun),
    );
    if (at >= 0) return at;
  }
  return undefined;
};

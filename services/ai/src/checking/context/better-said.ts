import { otherWordsFor } from '../same-thing.ts';
import type { Occurrence } from '../source-index.ts';
import type { RivalQuery } from './rival.ts';
import { isWeak, ofWeakWord } from './near-words.ts';
import { isGeneral } from './specific-words.ts';

/** The very next word: what is counted. */
const rightBeside = 0.9;
const somewhere = 0.5;
/** What is counted, with a word between on how it is. */
const behindAWord = 0.75;
/** A word as close as this says what the figure is of. */
const close = 0.5;

const has = (stems: Set<string>, stem: string): boolean =>
  stems.has(stem) || [...otherWordsFor(stem)].some((other) => stems.has(other));

/**
 * Whether the figure's own place says what the draft says of it, and another place does not: "48
 * Saturdays" of 48 Saturdays, whatever else is counted beside words of the sentence; and an amount that
 * is hardly there by chance, in a sentence on the dispatcher, is hers and not all salaries.
 */
export const betterSaid = (
  { near, own, index, next, noun }: RivalQuery,
  /** The figure is hardly in the sources by chance. */
  isTelling: boolean,
): ((rival: Occurrence) => boolean) => {
  const weight = next !== undefined && isWeak(next) ? ofWeakWord : 1;
  const isOfNoun =
    next !== undefined && own.some((place) => (place.near.get(next) ?? 0) >= rightBeside * weight);
  const isCountedSo =
    noun !== undefined &&
    !isGeneral(noun) &&
    own.some(({ near: words }) => (words.get(noun) ?? 0) >= behindAWord);
  const words = [...near].filter(([, weight]) => weight >= close).map(([stem]) => stem);
  const places = isTelling
    ? own
        .filter(({ sentence }) => sentence >= 0)
        .map(({ sentence, stems }) => ({
          sentence,
          said: words.map((word) => has(stems, word)),
        }))
    : [];
  return (rival) => {
    if (isOfNoun && (rival.near.get(next) ?? 0) < somewhere * weight) return true;
    if (isCountedSo && (rival.near.get(noun) ?? 0) < behindAWord) return true;
    if (places.length === 0) return false;
    const rivals = words.map((word) => has(rival.stems, word));
    return places.some(({ sentence, said }) => {
      if (sentence === rival.sentence) return false;
      const only = (one: boolean[], other: boolean[]): number =>
        words.reduce(
          (sum, word, at) => (one[at] && !other[at] ? sum + index.weightOf(word) : sum),
          0,
        );
      return only(said, rivals) > only(rivals, said);
    });
  };
};

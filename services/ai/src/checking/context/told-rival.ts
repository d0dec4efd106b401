import { otherWordsFor } from '../same-thing.ts';
import type { Occurrence } from '../source-index.ts';
import { closerTo } from './closer-to.ts';
import { companyIn, type Rival, type RivalQuery } from './rival.ts';
import { inSentence, nearness, specificWords } from './specific-words.ts';

/** Said of the value, and not merely in its sentence. */
const close = 0.3;
/** A noun that is counted stands right beside its number; "people" and the like weigh little even there. */
const counted = 0.36;
/** In one sentence with two values a word belongs to the one that it is clearly nearer to. */
const nearer = 0.75;
/** So rare the words must be that tell of the other value: one alone, or several together. */
const clear = 0.5;
/** The other figures of the sentence stand closer to it, too. */
const clearIfCloser = 0.3;
/** Of many things one word happens to be told at another time. */
const clearOfDates = 1;

/** Some word of the draft's clause belongs clearly to the draft's own value, of two in one sentence. */
const isNearer = (
  place: Occurrence,
  rival: Occurrence,
  words: readonly (string | undefined)[],
): boolean =>
  words.some(
    (word) =>
      word !== undefined &&
      nearness(word, place) >= close &&
      nearness(word, rival) < nearer * nearness(word, place),
  );

const isOf = (stem: string, next: string | undefined): boolean =>
  next !== undefined && (stem === next || otherWordsFor(next).has(stem));

/**
 * Another value of the same kind that the draft's own telling words stand with, where the draft's value
 * stands with none of them: "the signal reaches 2,400 households" of a signal that covers 3,900 and of
 * magnets for 2,400.
 */
export const toldRival = (query: RivalQuery, asked: ReadonlySet<Occurrence>): Rival | undefined => {
  const { finding, own, index, next } = query;
  const words = specificWords(query).filter((word) => !isOf(word, next));
  const withCompany = companyIn(query);
  const ownCompany = Math.max(0, ...own.map(withCompany));
  const isCounted = (rival: Occurrence, together: boolean): boolean =>
    finding.kind !== 'figure' ||
    together ||
    (next !== undefined && nearness(next, rival) >= counted);
  const least = finding.kind === 'date' ? clearOfDates : clear;
  let best: Rival | undefined;
  for (const rival of asked) {
    const together = own.filter(({ sentence }) => sentence === rival.sentence);
    if (!isCounted(rival, together.length > 0) || withCompany(rival) < ownCompany) continue;
    const closer = together.length > 0 ? closerTo(query, rival) : undefined;
    if (closer === 'own' || together.some((place) => isNearer(place, rival, [...words, next])))
      continue;
    const isOwn = (word: string): boolean =>
      own.some((place) =>
        place.sentence === rival.sentence
          ? nearness(word, place) >= nearer * nearness(word, rival)
          : inSentence(word, place),
      );
    const told = words.filter((word) => nearness(word, rival) >= close);
    if (words.some((word) => (told.includes(word) || !inSentence(word, rival)) && isOwn(word)))
      continue;
    const score = told.reduce((sum, word) => sum + index.weightOf(word), 0);
    if (score >= (closer ? clearIfCloser : least) && score >= (best?.score ?? 0))
      best = { occurrence: rival, score };
  }
  return best;
};

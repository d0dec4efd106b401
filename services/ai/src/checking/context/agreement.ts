import { otherWordsFor } from '../same-thing.ts';
import type { NearWords } from './near-words.ts';

/** A word of the same family says nearly as much as the word itself. */
const family = 0.7;

/** How much the words around two values have in common; a word that few sources use says more. */
export const agreement = (
  draft: NearWords,
  source: NearWords,
  weightOf: (stem: string) => number,
): number => {
  let sum = 0;
  for (const [stem, weight] of draft) {
    const same = source.get(stem);
    if (same !== undefined) {
      sum += weight * same * weightOf(stem);
      continue;
    }
    let best = 0;
    for (const other of otherWordsFor(stem)) {
      const near = source.get(other);
      if (near !== undefined) best = Math.max(best, near * weightOf(other));
    }
    sum += weight * best * family;
  }
  return sum;
};

import type { Finding } from '../finding.ts';
import { otherWordsFor } from '../same-thing.ts';
import type { Occurrence, SourceIndex } from '../source-index.ts';
import { agreement } from './agreement.ts';
import { groupOf } from './group-of.ts';
import type { NearWords } from './near-words.ts';

/** A rival must speak of the same thing clearly, and much more clearly than the value's own place does. */
const clear = 0.34;
const times = 2.2;
const ahead = 0.22;
/** Where its own place is clear too, or the figure is rounded, the rival must be as much clearer. */
const timesClear = 3.2;
const timesRounded = 1.4;
/** More sources of a word than these tell nothing apart. */
const mostAsked = 400;

export type Rival = { occurrence: Occurrence; score: number };

/**
 * The other value that the sources give for what a draft's figure is said of: "marketing: $5,850" where
 * the sources have marketing at $4,150 and the truck at $5,850. Undefined where the figure stands in the
 * sources beside the same words at least as well.
 */
export const findRival = (
  finding: Finding,
  near: NearWords,
  /** Where the sources hold the value itself. */
  own: Occurrence[],
  /** Keys of the other values in the same sentence of the draft. */
  beside: ReadonlySet<string>,
  index: SourceIndex,
): Rival | undefined => {
  const group = groupOf(finding.keys[0] ?? '');
  if (!group) return undefined;
  const byStem = index.near.get(group);
  if (!byStem) return undefined;
  const scoreOf = (place: Occurrence): number => agreement(near, place.near, index.weightOf);
  const ownScore = Math.max(0, ...own.map(scoreOf));
  const isRounded = !own.some(({ key }) => finding.keys.includes(key));
  const factor = isRounded ? timesRounded : ownScore >= clear ? timesClear : times;
  const needed = Math.max(clear, ownScore * factor, ownScore + ahead);
  const asked = new Set<Occurrence>();
  for (const [stem, weight] of near) {
    if (weight < 0.2) continue;
    for (const word of [stem, ...otherWordsFor(stem)]) {
      const places = byStem.get(word);
      if (places && places.length <= mostAsked) for (const place of places) asked.add(place);
    }
  }
  let best: Rival | undefined;
  for (const occurrence of asked) {
    if (finding.implies.includes(occurrence.key) || beside.has(occurrence.key)) continue;
    const score = scoreOf(occurrence);
    if (score >= needed && score > (best?.score ?? 0)) best = { occurrence, score };
  }
  return best;
};

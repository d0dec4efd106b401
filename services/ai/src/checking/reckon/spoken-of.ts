import { agreement } from '../context/agreement.ts';
import type { NearWords } from '../context/near-words.ts';
import type { Occurrence, SourceIndex } from '../source-index.ts';

/** A value of the sources must be spoken of in the sentence that reckons with it. */
export const spokenOf = 0.3;
/** As much, where only one side of the value is looked at. */
export const spokenOfOnItsSide = 0.16;
const mostTried = 40;

/** The values that the sources give for what these words speak of, the closest first. */
export const spokenIn = (
  near: NearWords,
  index: SourceIndex,
  kinds: string[],
  least = spokenOf,
): Occurrence[] => {
  const seen = new Set<string>();
  return kinds
    .flatMap((kind) => {
      const byStem = index.near.get(kind);
      return byStem ? [...new Set([...near.keys()].flatMap((stem) => byStem.get(stem) ?? []))] : [];
    })
    .map((occurrence) => ({ occurrence, score: agreement(near, occurrence.near, index.weightOf) }))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score)
    .map(({ occurrence }) => occurrence)
    .filter(({ key }) => !seen.has(key) && seen.add(key))
    .slice(0, mostTried);
};

export const numberIn = ({ key }: Pick<Occurrence, 'key'>): number =>
  Number(key.slice(key.indexOf(':') + 1));

import type { ClassifiedUnit } from '../classify-units.ts';
import { findLists } from './lists.ts';
import { parseLineMarker } from './parse-line-marker.ts';

/** Minimum number of lines in a list. */
const minLines = 3;
/** If this fraction of the lines name sections, the others are likely to be sections as well. */
const minShare = 0.4;
/** For those other lines, the threshold is reduced to this fraction. */
const shareOfThreshold = 0.4;

/**
 * Raises the probability of headings of one level and of numbered lines whose siblings name sections, since sections
 * are usually listed together.
 */
export function raiseSiblingLines(
  units: readonly ClassifiedUnit[],
  probabilities: readonly number[],
  minProbability: number,
): number[] {
  const lists = findLists(units);
  const siblings = new Set(
    units.flatMap(({ kind, text }, index) => {
      const [belowTitles, marked] = lists[index] ?? [];
      const isNumbered = parseLineMarker(text)?.value !== undefined;
      return [kind === 'heading' ? belowTitles : undefined, isNumbered ? marked : undefined];
    }),
  );
  const reaches = (index: number, share: number) =>
    (probabilities[index] ?? 0) >= share * minProbability;
  const raised = [...probabilities];
  for (const list of siblings) {
    const sections = list?.filter((index) => reaches(index, 1)).length ?? 0;
    if (!list || list.length < minLines || sections < minShare * list.length) continue;
    for (const index of list)
      if (reaches(index, shareOfThreshold))
        raised[index] = Math.max(raised[index] ?? 0, minProbability);
  }
  return raised;
}

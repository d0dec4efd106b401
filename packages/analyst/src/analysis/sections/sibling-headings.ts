import type { ClassifiedUnit } from '../classify-units.ts';

/** Minimum number of headings of one level under the same titles. */
const minHeadings = 3;
/** If this fraction of the headings name sections, the others are likely to be sections as well. */
const minShare = 0.4;
/** For those other headings, the threshold is reduced to this fraction. */
const shareOfThreshold = 0.4;

/**
 * Raises the probability of headings whose siblings name sections, since sections at the same level are usually listed
 * together.
 */
export function raiseSiblingHeadings(
  units: readonly ClassifiedUnit[],
  probabilities: readonly number[],
  minProbability: number,
): number[] {
  const siblings = new Map<string, number[]>();
  units.forEach(({ kind, level, path }, index) => {
    if (kind !== 'heading') return;
    const key = `${level} ${path.join('>')}`;
    const others = siblings.get(key);
    if (others) others.push(index);
    else siblings.set(key, [index]);
  });
  const raised = [...probabilities];
  for (const indices of siblings.values()) {
    const reaches = (index: number, share: number) =>
      (probabilities[index] ?? 0) >= share * minProbability;
    const sections = indices.filter((index) => reaches(index, 1)).length;
    if (indices.length < minHeadings || sections < minShare * indices.length) continue;
    for (const index of indices)
      if (reaches(index, shareOfThreshold))
        raised[index] = Math.max(raised[index] ?? 0, minProbability);
  }
  return raised;
}

import type { SectionCandidate } from './candidate.ts';

/**
 * The order of the text itself: a part named first in a table and told about later stands where it is told;
 * one that only the table names follows its neighbour of the table. What is put along stands behind what is
 * written, wherever a sentence speaks of it.
 */
export const inOrder = (kept: SectionCandidate[]): SectionCandidate[] => {
  let last = 0;
  const placed = kept.map((candidate, index) => {
    const position =
      candidate.from === 'table' && last > candidate.block ? last + 0.01 * index : candidate.block;
    last = candidate.from === 'table' ? Math.max(last, position) : candidate.block;
    return { candidate, position };
  });
  return placed
    .sort(
      (a, b) =>
        Number(a.candidate.along ?? false) - Number(b.candidate.along ?? false) ||
        a.position - b.position,
    )
    .map(({ candidate }) => candidate);
};

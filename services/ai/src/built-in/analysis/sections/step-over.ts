import type { SectionCandidate } from './candidate.ts';

/** Where the fields of a form are known one by one, the steps that they stand in ask nothing themselves. */
export const isStepOver = (
  part: SectionCandidate,
  fields: SectionCandidate[],
  all: SectionCandidate[],
): boolean => {
  const [first, last] = [fields[0]?.block ?? 0, fields.at(-1)?.block ?? -1];
  if (part.from !== 'heading' || part.limit || part.block > last) return false;
  const nearer = (other: SectionCandidate): boolean =>
    other.from === 'heading' && other.block <= first && other.block > part.block;
  return !all.some(nearer);
};

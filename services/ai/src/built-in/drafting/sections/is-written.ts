import type { SectionPlan } from './section-plan.ts';

/** A part that sentences stand in, and that is not filled in, counted, or known by its words alone. */
export const isWritten = ({
  fact,
  frame,
  silent,
  ofAForm,
  byItsWords,
  ofTheYear,
  ofUs,
  countOf,
}: SectionPlan): boolean =>
  !fact && !frame && !silent && !ofAForm && !byItsWords && !ofTheYear && !ofUs && !countOf;

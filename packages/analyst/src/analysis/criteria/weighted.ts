import type { Unit } from '../../document/unit.ts';

/** A criterion with its points or percent, and its place in the document. */
export type Weighted = {
  name: string;
  amount: number;
  unit: 'points' | 'percent';
  /** The unit that states it, the first one of a row. */
  source: Unit;
  /** Criteria of one table, or of lines of one form. */
  list: string;
};

export const sumOf = (criteria: readonly Weighted[]): number =>
  criteria.reduce((sum, { amount }) => sum + amount, 0);

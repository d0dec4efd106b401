import type { Unit } from '../../document/unit.ts';

/** A criterion with its points or percentage, and its position in the document. */
export type WeightedCriterion = {
  name: string;
  amount: number;
  unit: 'points' | 'percent';
  /** The unit that states the criterion or, in a table, the first unit of the row. */
  source: Unit;
  /** Identifies criteria from the same table, or from lines of the same format. */
  list: string;
};

export const sumWeights = (criteria: readonly WeightedCriterion[]): number =>
  criteria.reduce((sum, { amount }) => sum + amount, 0);

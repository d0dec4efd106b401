import { type FieldRule, fieldRules } from './field-rules.ts';
import type { Field } from '../model/fields.ts';
import { chanceOf, type JudgedUnit, type Paper } from './paper.ts';

/** A value that a document may give, with its literal words. `score` is its chance times its plausibility. */
export type Candidate<T = string> = {
  value: T;
  quote: string;
  page?: number;
  score: number;
};

/** A candidate with the document it is from, and the year that the document is of. */
export type Placed<T = string> = Candidate<T> & { document: string; year?: number };

export const longestQuote = 2_000;

/** A candidate that a unit gives. */
export const candidateOf = <T>(unit: JudgedUnit, value: T, score: number): Candidate<T> => ({
  value,
  quote: unit.text.slice(0, longestQuote),
  ...(unit.page !== undefined && { page: unit.page }),
  score,
});

/** A blank of a form that nobody filled in. */
const blank = /_{4,}/;
/** The least chance of a line in the frame of a page, which is its maker's. */
const imprintChance = 0.5;

/** A unit with its chance to give the field. */
export type Likely = { unit: JudgedUnit; chance: number; at: number };

/**
 * The units that may give a field, each with its chance. Units that more probably speak of somebody else are
 * left out.
 */
export function likelyUnits(
  paper: Paper,
  field: Field,
  rule: FieldRule = fieldRules[field],
): Likely[] {
  const weighed = (units: readonly JudgedUnit[], least: number): Likely[] =>
    units.flatMap((unit, at) => {
      const { share, holds } = rule.alone ?? { share: 0, holds: () => false };
      const own = chanceOf(unit, rule.classes);
      const others = chanceOf(unit, ['others']);
      const alone = holds(unit) ? share * (1 - own - others) : 0;
      const chance = Math.max(least, own + alone);
      const isOthers = others > chance;
      const isEmpty = unit.checked === false || blank.test(unit.text);
      return isOthers || isEmpty || chance < rule.leastChance ? [] : [{ unit, chance, at }];
    });
  return [...weighed(paper.units, 0), ...weighed(paper.imprint, imprintChance)];
}

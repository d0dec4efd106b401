import { type FieldRule, fieldRules } from './field-rules.ts';
import type { Field } from '../model/fields.ts';
import { chanceOf, type ClassifiedUnit, type Paper } from './paper.ts';

/** A possible value of a document, with its literal words. `score` is its probability times its plausibility. */
export type Candidate<T = string> = {
  value: T;
  quote: string;
  page?: number;
  score: number;
};

/** A candidate with its document and that document's year. */
export type Placed<T = string> = Candidate<T> & { document: string; year?: number };

export const longestQuote = 2_000;

/** A candidate from a unit. */
export const candidateOf = <T>(unit: ClassifiedUnit, value: T, score: number): Candidate<T> => ({
  value,
  quote: unit.text.slice(0, longestQuote),
  ...(unit.page !== undefined && { page: unit.page }),
  score,
});

/** An empty field of a form. */
const blank = /_{4,}/;
/** Minimum probability of a line in the publisher details of a page, which belongs to its publisher. */
const publisherChance = 0.5;

/** A unit with its probability of stating the field. */
export type Likely = { unit: ClassifiedUnit; chance: number; at: number };

/**
 * The units that may state a field, each with its probability. Units more likely about someone else are
 * excluded.
 */
export function likelyUnits(
  paper: Paper,
  field: Field,
  rule: FieldRule = fieldRules[field],
): Likely[] {
  const weighed = (units: readonly ClassifiedUnit[], least: number): Likely[] =>
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
  return [...weighed(paper.units, 0), ...weighed(paper.publisherDetails, publisherChance)];
}

import { type FieldRule, fieldRules } from './field-rules.ts';
import type { Field } from '../model/fields.ts';
import {
  sumProbabilities,
  type ClassifiedUnit,
  type ClassifiedDocument,
} from './classified-document.ts';

/** A possible value with the words that state it. `score` is its probability times its plausibility. */
export type Candidate<T = string> = {
  value: T;
  quote: string;
  page?: number;
  score: number;
};

/** A candidate with the name and year of its document. */
export type SourcedCandidate<T = string> = Candidate<T> & { document: string; year?: number };

export const maxQuoteLength = 2_000;

/** Creates a candidate from a unit. */
export const createCandidate = <T>(
  unit: ClassifiedUnit,
  value: T,
  score: number,
): Candidate<T> => ({
  value,
  quote: unit.text.slice(0, maxQuoteLength),
  ...(unit.page !== undefined && { page: unit.page }),
  score,
});

/** An empty form field. */
const blank = /_{4,}/;
/** Minimum probability assigned to lines in the publisher details, which are always about the publisher. */
const publisherProbability = 0.5;

/** A unit with the probability that it states the field. */
export type CandidateUnit = { unit: ClassifiedUnit; probability: number; index: number };

/**
 * Selects the units that may state a field, with their probabilities. Excludes units that are more likely to be about
 * someone else.
 */
export function findCandidateUnits(
  document: ClassifiedDocument,
  field: Field,
  rule: FieldRule = fieldRules[field],
): CandidateUnit[] {
  const findProbableUnits = (units: readonly ClassifiedUnit[], floor: number): CandidateUnit[] =>
    units.flatMap((unit, index) => {
      const { share, test } = rule.alone ?? { share: 0, test: () => false };
      const ownProbability = sumProbabilities(unit, rule.classes);
      const others = sumProbabilities(unit, ['others']);
      const patternShare = test(unit) ? share * (1 - ownProbability - others) : 0;
      const probability = Math.max(floor, ownProbability + patternShare);
      const isOthers = others > probability;
      const isEmpty = unit.checked === false || blank.test(unit.text);
      return isOthers || isEmpty || probability < rule.minProbability
        ? []
        : [{ unit, probability, index }];
    });
  return [
    ...findProbableUnits(document.units, 0),
    ...findProbableUnits(document.publisherDetails, publisherProbability),
  ];
}

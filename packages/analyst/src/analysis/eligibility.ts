import { limits, type Eligibility } from '@grantwright/shared/contract';
import { findApplicantLists } from './applicant-lists.ts';
import type { Line } from './requirements/find-requirements.ts';
import { sumProbabilities, type ClassifiedUnit } from './classify-units.ts';
import { toFact } from './to-fact.ts';

/**
 * Finds the lists of eligible applicants, each combined into one fact, and the checklist items about eligible and
 * ineligible applicants.
 */
export function findEligibility(
  lines: readonly Line[],
  units: readonly ClassifiedUnit[],
): Eligibility {
  const lists = findApplicantLists(units);
  const eligibilityLines = lines.filter(
    ({ kind, unit }) => kind === 'eligibility' && !lists.some((list) => list.units.has(unit)),
  );
  const excludes = ({ unit }: Line): boolean =>
    sumProbabilities(unit, ['ineligible']) > sumProbabilities(unit, ['eligible']);
  return {
    eligible: [
      ...lists.map(({ fact }) => fact),
      ...eligibilityLines.filter((line) => !excludes(line)).map(toFact),
    ].slice(0, limits.facts),
    ineligible: eligibilityLines.filter(excludes).map(toFact),
  };
}

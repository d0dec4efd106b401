import type { Eligibility, StatedFact } from '@grantwright/shared/contract';
import type { Line } from './find-requirements.ts';
import { probabilityOf } from './classify-units.ts';
import { wordingOf } from './wording.ts';

/** The checklist items about eligible applicants and purposes, and ineligible applicants. */
export function findEligibility(lines: readonly Line[]): Eligibility {
  const eligibilityLines = lines.filter(({ kind }) => kind === 'eligibility');
  const excludes = ({ unit }: Line): boolean =>
    probabilityOf(unit, ['ineligible']) > probabilityOf(unit, ['eligible']);
  return {
    eligible: eligibilityLines.filter((line) => !excludes(line)).map(toFact),
    ineligible: eligibilityLines.filter(excludes).map(toFact),
  };
}

/** A line as a fact of the contract. */
export const toFact = ({ unit }: Pick<Line, 'unit'>): StatedFact => ({
  text: wordingOf(unit),
  quote: unit.text,
  ...(unit.page !== undefined && { page: unit.page }),
});

import type { Eligibility, StatedFact } from '../../../contract/call-facts.ts';
import { limits } from '../../../contract/constants.ts';
import { isSameStatement } from '../../wording/compare-statements.ts';
import { toStatement } from '../../wording/statement.ts';
import { keepWithin } from '../keep-within.ts';

/** Merges two lists of statements, without duplicates. */
export function mergeFacts(
  earlier: readonly StatedFact[] = [],
  later: readonly StatedFact[] = [],
  maxFacts: number,
): StatedFact[] {
  const earlierStatements = earlier.map((fact) => toStatement(fact));
  const newFacts = later.filter((fact) => {
    const statement = toStatement(fact);
    return !earlierStatements.some((other) => isSameStatement(statement, other));
  });
  return keepWithin({ earlier, later: newFacts, maxItems: maxFacts });
}

export const mergeEligibility = (
  earlier: Eligibility | undefined,
  later: Eligibility | undefined,
): Eligibility | undefined =>
  earlier || later
    ? {
        eligible: mergeFacts(earlier?.eligible, later?.eligible, limits.facts),
        ineligible: mergeFacts(earlier?.ineligible, later?.ineligible, limits.facts),
      }
    : undefined;

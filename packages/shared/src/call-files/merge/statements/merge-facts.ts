import type { Eligibility, StatedFact } from '../../../contract/call-facts.ts';
import { limits } from '../../../contract/constants.ts';
import { isSameStatement, statementOf } from '../../wording/statement.ts';
import { united } from '../united.ts';

/** The statements of two lists, each once. */
export function mergeFacts(
  earlier: readonly StatedFact[] = [],
  later: readonly StatedFact[] = [],
  maxFacts: number,
): StatedFact[] {
  const earlierStatements = earlier.map((fact) => statementOf(fact));
  const newFacts = later.filter((fact) => {
    const statement = statementOf(fact);
    return !earlierStatements.some((other) => isSameStatement(statement, other));
  });
  return united(earlier, newFacts, maxFacts);
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

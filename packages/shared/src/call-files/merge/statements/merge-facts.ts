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
  const known = earlier.map((fact) => statementOf(fact));
  const further = later.filter((fact) => {
    const own = statementOf(fact);
    return !known.some((other) => isSameStatement(own, other));
  });
  return united(earlier, further, maxFacts);
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

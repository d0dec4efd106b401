import type { Question } from '../../contract/analysis.ts';
import type { CallChange, Eligibility, KeyFacts, StatedFact } from '../../contract/call-facts.ts';
import { limits } from '../../contract/constants.ts';
import { isSameName } from '../../submission/sections/same-name.ts';
import { isSameStatement, statementOf } from '../wording/statement.ts';
import { united } from './united.ts';

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

/**
 * The key facts of all files.
 *
 * @param changes of values: a changed deadline or amount has the statement of the later file
 */
export function mergeKeyFacts(
  earlier: KeyFacts | undefined,
  later: KeyFacts | undefined,
  changes: readonly CallChange[],
): KeyFacts | undefined {
  if (!earlier || !later) return earlier ?? later;
  const hasChanged = (about: string) =>
    changes.some((change) => change.about === about && !change.mayContradict);
  const choose = (fact: 'deadline' | 'amount' | 'length', isChanged: boolean) =>
    (isChanged ? later[fact] : undefined) ?? earlier[fact] ?? later[fact];
  const deadline = choose('deadline', hasChanged('Deadline'));
  const amount = choose('amount', hasChanged('Maximum award'));
  const length = choose('length', false);
  return {
    ...(deadline && { deadline }),
    ...(amount && { amount }),
    costs: mergeFacts(earlier.costs, later.costs, limits.costs),
    ...(length && { length }),
  };
}

export function mergeQuestions(
  earlier: readonly Question[],
  later: readonly Question[],
): Question[] {
  const further = later.filter(
    ({ question }) => !earlier.some((other) => isSameName(other.question, question)),
  );
  return [...earlier, ...further].slice(0, limits.questions);
}

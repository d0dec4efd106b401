import type { CallChange, KeyFacts } from '../../../contract/call-facts.ts';
import { limits } from '../../../contract/constants.ts';
import { deadlineLabel } from '../dates/merge-deadline.ts';
import { maximumAwardLabel } from '../money/merge-award.ts';
import { mergeFacts } from './merge-facts.ts';

/**
 * Merges the key facts of all files.
 * @param changes the changed values; a changed deadline or amount uses the later file's wording
 */
export function mergeKeyFacts(
  earlier: KeyFacts | undefined,
  later: KeyFacts | undefined,
  changes: readonly CallChange[],
): KeyFacts | undefined {
  if (!earlier || !later) return earlier ?? later;
  const hasChanged = (about: string) =>
    changes.some((change) => change.about === about && !change.mayContradict);
  const choose = (fact: 'deadline' | 'amount', label: string) =>
    (hasChanged(label) ? later[fact] : undefined) ?? earlier[fact] ?? later[fact];
  const deadline = choose('deadline', deadlineLabel);
  const amount = choose('amount', maximumAwardLabel);
  const length = earlier.length ?? later.length;
  return {
    ...(deadline && { deadline }),
    ...(amount && { amount }),
    costs: mergeFacts(earlier.costs, later.costs, limits.costs),
    ...(length && { length }),
  };
}

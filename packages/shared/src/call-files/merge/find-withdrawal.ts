import type { StatedFact } from '../../contract/call-facts.ts';
import type { LaterStatement, ParsedWithdrawal } from '../wording/later-statement.ts';
import { canChangeFacts, type MergeContext } from './merge-context.ts';

type Item = {
  isRelated: (withdrawn: ParsedWithdrawal) => boolean;
  /** Whether a related withdrawal is about the whole item rather than about a part or a detail of it. */
  isWhole: (withdrawn: ParsedWithdrawal) => boolean;
};

/**
 * Finds the statement that withdraws an item, preferring one about the whole item.
 *
 * @returns `isCertain` if the item no longer applies to any applicant
 */
export function findWithdrawal(
  { isRelated, isWhole }: Item,
  statements: readonly LaterStatement[],
  context: MergeContext,
): { by: StatedFact; isCertain: boolean } | undefined {
  const related = statements.filter(({ withdrawn }) => withdrawn && isRelated(withdrawn));
  const whole = related.find(({ withdrawn }) => withdrawn && isWhole(withdrawn));
  const by = whole ?? related[0];
  const isCertain = whole?.withdrawn?.isPartial === false && canChangeFacts(context);
  return by && { by: by.fact, isCertain };
}

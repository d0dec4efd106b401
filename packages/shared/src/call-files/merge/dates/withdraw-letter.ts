import type { Step } from '../../../contract/call-facts.ts';
import type { LaterStatement, ParsedWithdrawal } from '../../wording/later-statement.ts';
import { countShared } from '../../wording/compare-statements.ts';
import { extractTopic } from '../../wording/statement.ts';
import { createChange, toStatedFact } from '../changes.ts';
import { leaveUnchanged, type MergeResult, type MergeContext } from '../merge-context.ts';
import { findWithdrawal } from '../find-withdrawal.ts';
import { stepLabels, formatStep } from './format-step.ts';

const letterOfIntent = extractTopic('letter of intent');

/** Removes the letter of intent from the steps if a later file withdraws it. */
export function withdrawLetter(
  steps: readonly Step[],
  statements: readonly LaterStatement[],
  context: MergeContext,
): MergeResult<Step[]> {
  const withdrawal = findWithdrawal({ isRelated, isWhole }, statements, context);
  if (!withdrawal) return leaveUnchanged([...steps]);
  const { by, isCertain } = withdrawal;
  const letters = steps.filter(({ kind }) => kind === 'letter-of-intent');
  return {
    value: isCertain ? steps.filter((step) => !letters.includes(step)) : [...steps],
    changes: letters.map((step) =>
      createChange({
        about: stepLabels[step.kind],
        before: toStatedFact(formatStep(step), step),
        after: by,
        isCertain,
      }),
    ),
  };
}

const isRelated = ({ topic }: ParsedWithdrawal): boolean =>
  countShared(letterOfIntent, topic) === letterOfIntent.size;

/** Whether the letter itself is withdrawn, for every applicant, rather than just its page limit. */
const isWhole = ({ topic, kinds, isPartial, isOnlyOptional }: ParsedWithdrawal): boolean =>
  topic.size === letterOfIntent.size &&
  (!kinds || kinds.includes('deadline')) &&
  !isPartial &&
  !isOnlyOptional;

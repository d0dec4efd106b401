import type { Step } from '../../../contract/call-facts.ts';
import type { LaterStatement, Withdrawn } from '../../wording/later-statement.ts';
import { countShared, extractTopic } from '../../wording/statement.ts';
import { createChange, toStatedFact } from '../changes.ts';
import {
  canChangeFacts,
  unchanged,
  type MergeResult,
  type MergeContext,
} from '../merge-context.ts';
import { stepLabels, stepText } from './step-text.ts';

const letterOfIntent = extractTopic('letter of intent');

/** Removes the letter of intent from the steps if a later file withdraws it. */
export function withdrawLetter(
  steps: readonly Step[],
  statements: readonly LaterStatement[],
  context: MergeContext,
): MergeResult<Step[]> {
  const related = statements.filter(
    ({ withdrawn }) =>
      withdrawn !== undefined &&
      countShared(letterOfIntent, withdrawn.topic) === letterOfIntent.size,
  );
  const whole = related.find(({ withdrawn }) => withdrawn && isWholeLetter(withdrawn));
  const by = whole ?? related[0];
  if (!by) return unchanged([...steps]);
  const isCertain = whole !== undefined && canChangeFacts(context);
  const letters = steps.filter(({ kind }) => kind === 'letter-of-intent');
  return {
    value: isCertain ? steps.filter((step) => !letters.includes(step)) : [...steps],
    changes: letters.map((step) =>
      createChange({
        about: stepLabels[step.kind],
        before: toStatedFact(stepText(step), step),
        after: by.fact,
        isCertain,
      }),
    ),
  };
}

/** Whether the letter itself is withdrawn, for every applicant, rather than just its page limit. */
const isWholeLetter = ({ topic, kinds, isPartial, isOnlyOptional }: Withdrawn): boolean =>
  topic.size === letterOfIntent.size &&
  (!kinds || kinds.includes('deadline')) &&
  !isPartial &&
  !isOnlyOptional;

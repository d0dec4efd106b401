import type { ChecklistItem, Submission } from '@grantwright/shared/contract';
import type { Registration } from '@grantwright/shared/submission';

/** The reason stored for a rule the applicant does not meet. */
const notMetReason = 'We don’t meet this';

export type Answer = 'yes' | 'no';

/** Returns the checklist name of a registration. */
export const registrationItem = ({ name }: Registration): string => `Registration: ${name}`;

export const getChecklistAnswer = (
  { checklist = [] }: Submission,
  requirement: string,
): Answer | undefined => {
  const state = checklist.find((item) => item.requirement === requirement)?.state;
  if (!state) return undefined;
  return state === 'done' ? 'yes' : 'no';
};

/** Adds the applicant's answer to a rule to the checklist. Without an answer, the rule is open again. */
export function withAnswer(
  { checklist = [] }: Submission,
  requirement: string,
  answer: Answer | undefined,
): ChecklistItem[] {
  const others = checklist.filter((item) => item.requirement !== requirement);
  if (!answer) return others;
  const item: ChecklistItem =
    answer === 'yes'
      ? { requirement, state: 'done' }
      : { requirement, state: 'not-applicable', reason: notMetReason };
  return [...others, item];
}

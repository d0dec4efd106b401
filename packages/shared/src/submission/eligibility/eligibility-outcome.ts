import type { ChecklistItem } from '../../contract/submission.ts';
import type { Judgment, ProfileField } from './judgment.ts';

/** `declined`: the applicant's own answer that they do not meet a rule. */
export type EligibilityOutcome =
  | { kind: 'not-eligible' | 'declined' | 'to-check'; count: number }
  | { kind: 'eligible' | 'not-stated' };

const formFields = new Set<ProfileField>(['organizationType', 'taxIdNumber']);

/** All judgments and the applicant's answers in one word. */
export function eligibilityOutcome(
  judgments: readonly Judgment[],
  checklist: readonly ChecklistItem[] = [],
): EligibilityOutcome {
  if (judgments.length === 0) return { kind: 'not-stated' };
  const stateOf = ({ fact }: Judgment) =>
    checklist.find(({ requirement }) => requirement === fact.text)?.state;
  const failed = judgments.filter(
    (one) => one.verdict === 'not-eligible' && stateOf(one) !== 'done',
  ).length;
  if (failed > 0) return { kind: 'not-eligible', count: failed };
  const declined = judgments.filter((one) => stateOf(one) === 'not-applicable').length;
  if (declined > 0) return { kind: 'declined', count: declined };
  const unanswered = judgments.filter(
    (one) => one.verdict === 'unsure' && stateOf(one) === undefined,
  );
  const isFormAccepted = judgments.some(
    ({ verdict, field }) => verdict === 'eligible' && field && formFields.has(field),
  );
  const open = isFormAccepted ? unanswered.filter(({ isCondition }) => isCondition) : unanswered;
  return open.length > 0 ? { kind: 'to-check', count: open.length } : { kind: 'eligible' };
}

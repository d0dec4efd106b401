import type { ChecklistItem } from '../../contract/submission.ts';
import type { Judgment } from './judgment.ts';

/**
 * `declined`: the applicant answered that they do not meet a rule. `to-check`: rules that we could not judge, and
 * questions that only the applicant can answer. `not-excluded`: no rule says who may apply.
 */
export type EligibilityOutcome =
  | { kind: 'not-eligible' | 'declined'; count: number }
  | { kind: 'to-check'; unsure: number; questions: number }
  | { kind: 'eligible' | 'not-excluded' | 'not-stated' };

/** Sums up the judgments and the applicant's answers. */
export function summarizeEligibility(
  judgments: readonly Judgment[],
  checklist: readonly ChecklistItem[] = [],
): EligibilityOutcome {
  if (judgments.length === 0) return { kind: 'not-stated' };
  const findState = ({ fact }: Judgment) =>
    checklist.find(({ requirement }) => requirement === fact.text)?.state;
  const countJudgments = (isCounted: (judgment: Judgment) => boolean) =>
    judgments.filter(isCounted).length;
  const failed = countJudgments(
    (one) => one.verdict === 'not-eligible' && findState(one) !== 'done',
  );
  if (failed > 0) return { kind: 'not-eligible', count: failed };
  const declined = countJudgments((one) => findState(one) === 'not-applicable');
  if (declined > 0) return { kind: 'declined', count: declined };
  const isOpen = (one: Judgment) => findState(one) === undefined;
  const unsure = countJudgments((one) => one.verdict === 'unsure' && isOpen(one));
  const questions = countJudgments((one) => one.verdict === 'only-you' && isOpen(one));
  if (unsure + questions > 0) return { kind: 'to-check', unsure, questions };
  return { kind: judgments.some(({ isExclusion }) => !isExclusion) ? 'eligible' : 'not-excluded' };
}

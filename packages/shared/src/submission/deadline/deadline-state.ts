import type { AnalysisDetails } from '../../contract/analysis.ts';
import { countdown } from './countdown.ts';

/** `may-have-passed`: the guidelines state no year, or leave a later way to apply. */
export type DeadlineState = 'not-stated' | 'ahead' | 'may-have-passed' | 'passed';

/** Words after which an application may still be sent. */
const continuing =
  /\b(?:at any time|any ?time|rolling|year-round|ongoing|open until|(?:next|following) (?:round|cycle|deadline))\b/i;
const firstStage =
  /\b(?:LOIs?|letters? of (?:intent|interest|inquiry)|pre-?proposals?|concept notes?)\b/i;
const opening = /\b(?:open|opens|opened|opening|begins?|starts?)\b/i;
const closing = /\b(?:due|deadline|clos\w+|by|until|through|before|end\w*|no later)\b/i;

/** Whether it is certain that the deadline of a call has passed. */
export function deadlineState(
  { deadline, steps = [] }: Pick<AnalysisDetails, 'deadline' | 'steps'>,
  now: Date,
  userZone: string,
): DeadlineState {
  if (!deadline) return 'not-stated';
  if (countdown(deadline, now, userZone).kind !== 'passed') return 'ahead';
  const isLater = steps.some(
    ({ kind, date }) => kind === 'application' && date !== undefined && new Date(date) > now,
  );
  const isDoubtful =
    deadline.isYearInferred === true || isLater || mayBeOther(deadline.quote ?? '');
  return isDoubtful ? 'may-have-passed' : 'passed';
}

/** Whether a sentence may state the date of something else than the application. */
const mayBeOther = (quote: string): boolean =>
  continuing.test(quote) || firstStage.test(quote) || (opening.test(quote) && !closing.test(quote));

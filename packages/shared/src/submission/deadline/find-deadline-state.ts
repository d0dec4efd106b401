import type { AnalysisDetails } from '../../contract/analysis.ts';
import type { Step } from '../../contract/call-facts.ts';
import { computeCountdown } from './compute-countdown.ts';
import { letterOfIntentPattern } from './find-letter-of-intent.ts';

/** `may-have-passed`: the guidelines do not state the year, or may allow a later application. */
type DeadlineState = 'not-stated' | 'ahead' | 'may-have-passed' | 'passed';

/** Words that announce another chance to apply. */
const continuing =
  /\b(?:at any time|any ?time|rolling|year-round|ongoing|open until|(?:next|following) (?:round|cycle|deadline))\b/i;
const opening = /\b(?:open|opens|opened|opening|begins?|starts?)\b/i;
const closing = /\b(?:due|deadline|clos\w+|by|until|through|before|end\w*|no later)\b/i;

/** Whether the deadline of a call has passed, and whether that is certain. */
export function findDeadlineState(
  { deadline, steps = [] }: Pick<AnalysisDetails, 'deadline' | 'steps'>,
  now: Date,
  userZone: string,
): DeadlineState {
  if (!deadline) return 'not-stated';
  if (computeCountdown(deadline, now, userZone).kind !== 'passed') return 'ahead';
  const isAhead = ({ date, time, timeZone }: Step): boolean => {
    // The deadline itself is often one of the steps, perhaps without its time.
    const isItself = date === deadline.date && (time ?? deadline.time) === deadline.time;
    if (!date || isItself) return false;
    const due = { date, ...(time && { time }), ...(timeZone && { timeZone }) };
    return computeCountdown(due, now, userZone).kind !== 'passed';
  };
  const isLater = steps.some((step) => step.kind === 'application' && isAhead(step));
  const isDoubtful =
    deadline.isYearInferred === true || isLater || mayBeOther(deadline.quote ?? '');
  return isDoubtful ? 'may-have-passed' : 'passed';
}

/** Whether a sentence may state the date of something other than the application. */
const mayBeOther = (quote: string): boolean =>
  continuing.test(quote) ||
  letterOfIntentPattern.test(quote) ||
  (opening.test(quote) && !closing.test(quote));

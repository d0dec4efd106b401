import type { AnalysisDetails } from '../../../contract/analysis.ts';
import type { Step } from '../../../contract/call-facts.ts';
import { limits } from '../../../contract/constants.ts';
import type { LaterStatement } from '../../wording/later-statement.ts';
import { statesOnlyReplacedValue } from '../../wording/states-only-replaced-value.ts';
import type { MergeResult, MergeContext } from '../merge-context.ts';
import { mergeFact } from '../merge-fact.ts';
import { keepWithin } from '../keep-within.ts';
import { findEarlierStep, isSameDay } from './earlier-step.ts';
import { isOtherRound } from './is-other-round.ts';
import { toMonthDay } from './month-day.ts';
import { moveToNearestYear } from './move-to-nearest-year.ts';
import { stepLabels, formatStep } from './format-step.ts';
import { withdrawLetter } from './withdraw-letter.ts';

/** Merges the dated steps of all files; a new date for the same step replaces the earlier date. */
export function mergeSteps(
  current: AnalysisDetails,
  added: AnalysisDetails,
  statements: readonly LaterStatement[],
  context: MergeContext,
): MergeResult<Step[] | undefined> {
  if (!current.steps && !added.steps) return { value: undefined, changes: [] };
  const { value: steps, changes } = withdrawLetter(current.steps ?? [], statements, context);
  const further: Step[] = [];
  for (const step of (added.steps ?? []).filter(holds)) {
    const earlier = findEarlierStep(step, steps, current.deadline);
    if (!earlier && isRepeated(step, further)) continue;
    const later = earlier ? completeStep(step, earlier) : step;
    const merged = mergeFact(
      {
        about: stepLabels[later.kind],
        earlier,
        later,
        textOf: formatStep,
        keyOf: createStepKey(earlier),
        isDoubtful: isOtherRound(earlier?.date, later.date, context),
      },
      context,
    );
    if (later.kind !== 'other') changes.push(...merged.changes);
    if (!merged.value) continue;
    if (earlier) steps[steps.indexOf(earlier)] = merged.value;
    else further.push(merged.value);
  }
  return { value: keepWithin({ earlier: steps, later: further, maxItems: limits.steps }), changes };
}

/** Whether a step's date still applies, unlike a date that its sentence replaces. */
const holds = (step: Step): boolean =>
  !statesOnlyReplacedValue(step.quote, 'date', toMonthDay(step) ?? '');

const isRepeated = (step: Step, steps: readonly Step[]): boolean =>
  steps.some((other) => other.kind === step.kind && isSameDay(other, step));

/** A moved step keeps the earlier year and time of day if its file does not state them. */
function completeStep({ monthDay, ...later }: Step, earlier: Step): Step {
  const date =
    monthDay && earlier.date ? moveToNearestYear(`2000-${monthDay}`, earlier.date) : undefined;
  const { time, timeZone } = earlier;
  return {
    ...later,
    ...(date ? { date } : monthDay && { monthDay }),
    ...(!later.time && time && { time }),
    ...(!later.timeZone && timeZone && { timeZone }),
  };
}

/** A later step without a year or a time equals the earlier step on that day. */
const createStepKey =
  (earlier: Step | undefined) =>
  (step: Step): string =>
    [
      earlier && isSameDay(step, earlier) ? '' : (step.date ?? step.monthDay ?? step.words),
      step.time ?? earlier?.time ?? '',
    ].join(' ');

import type { AnalysisDetails, Deadline } from '../../contract/analysis.ts';
import type { Step } from '../../contract/call-facts.ts';
import { computeCountdown } from './compute-countdown.ts';

type Dates = Pick<AnalysisDetails, 'deadline' | 'steps'>;

/** Lists the other days that the guidelines state for the application and that have not passed, earliest first. */
export function listOtherDeadlines(details: Dates, now: Date, userZone: string): Deadline[] {
  const stated = listStatedDeadlines(details);
  const days = new Set([details.deadline?.date]);
  return stated
    .filter((due) => computeCountdown(due, now, userZone).kind !== 'passed')
    .filter(({ date }) => !days.has(date) && days.add(date))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

/**
 * Replaces the deadline by another day that the guidelines state, because the applicant chose it. The previous deadline
 * stays among the steps, so that the applicant can choose it again.
 */
export const withChosenDeadline = <Details extends Dates>(
  details: Details,
  deadline: Deadline,
): Details => ({
  ...details,
  steps: addStep(details),
  deadline: { ...deadline, isChosen: true },
});

/**
 * Keeps the day that the applicant chose, with the time and quote of the new analysis, unless that analysis found a
 * deadline that was not known before.
 */
export function keepChosenDeadline<Details extends Dates>(before: Dates, after: Details): Details {
  const { deadline: chosen } = before;
  const stated = listDeadlines(after).find(({ date }) => date === chosen?.date);
  const isKnown = listDeadlines(before).some(({ date }) => date === after.deadline?.date);
  return chosen?.isChosen && stated && isKnown ? withChosenDeadline(after, stated) : after;
}

/** Lists the deadline, then the other days that the guidelines state for the application. */
const listDeadlines = (details: Dates): Deadline[] => [
  ...(details.deadline ? [details.deadline] : []),
  ...listStatedDeadlines(details),
];

/** Adds the deadline to the steps if none states its date. It replaces a step with its day and month. */
function addStep(details: Dates): Step[] {
  const { deadline, steps = [] } = details;
  if (!deadline || listStatedDeadlines(details).some(({ date }) => date === deadline.date))
    return steps;
  const { isChosen: _, isYearInferred: __, doubtfulTime: ___, ...due } = deadline;
  const index = steps.findIndex(
    ({ kind, monthDay }) => kind === 'application' && monthDay === due.date.slice(5),
  );
  const step: Step = { ...due, kind: 'application', words: steps[index]?.words ?? due.date };
  return index < 0 ? [...steps, step] : steps.with(index, step);
}

const listStatedDeadlines = ({ steps = [] }: Dates): Deadline[] =>
  steps.flatMap(({ kind, date, monthDay: _, words: __, ...due }) =>
    kind === 'application' && date ? [{ ...due, date }] : [],
  );

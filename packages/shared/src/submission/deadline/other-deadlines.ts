import type { AnalysisDetails, Deadline } from '../../contract/analysis.ts';
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

/** Replaces the deadline by another day that the guidelines state, because the applicant chose it. */
export const withChosenDeadline = <Details extends Dates>(
  details: Details,
  deadline: Deadline,
): Details => ({ ...details, deadline: { ...deadline, isChosen: true } });

/** Keeps the deadline that the applicant chose, unless the new analysis found one that was not known before. */
export function keepChosenDeadline<Details extends Dates>(before: Dates, after: Details): Details {
  const { deadline: chosen } = before;
  const isIn = (details: Dates, date: string | undefined): boolean =>
    listStatedDeadlines(details).some((due) => due.date === date);
  return chosen?.isChosen && isIn(after, chosen.date) && isIn(before, after.deadline?.date)
    ? { ...after, deadline: chosen }
    : after;
}

const listStatedDeadlines = ({ steps = [] }: Dates): Deadline[] =>
  steps.flatMap(({ kind, date, monthDay: _, words: __, ...due }) =>
    kind === 'application' && date ? [{ ...due, date }] : [],
  );

import { comparable, completeYear, isOpening } from '@grantwright/analyst';
import type { Deadline, Step } from '@grantwright/shared/contract';
import type { VerifiedStep } from './to-step.ts';

/** Keeps one step per kind and date, preferring a step with a time. */
export function removeDuplicateSteps(steps: readonly VerifiedStep[]): VerifiedStep[] {
  const merged = new Map<string, VerifiedStep>();
  for (const verified of steps) {
    const { kind, words, date, monthDay } = verified.step;
    const key = `${kind} ${date ?? monthDay ?? comparable(words)}`;
    const earlier = merged.get(key);
    if (!earlier || (verified.step.time && !earlier.step.time)) merged.set(key, verified);
  }
  return [...merged.values()];
}

type Due = { step: Step; iso: string; isYearInferred: boolean };

/**
 * Returns the application's due date: the next date from today on, or the last date if all have passed. A date without
 * a year counts only if no step has a year.
 */
export function chooseDeadline(
  steps: readonly VerifiedStep[],
  today: string,
): Deadline | undefined {
  const applications = steps.filter(({ step }) => step.kind === 'application');
  const dated = applications.flatMap(({ step, iso, isYearInferred }): Due[] =>
    iso ? [{ step, iso, isYearInferred }] : [],
  );
  const due =
    dated.length > 0
      ? dated
      : applications.flatMap((application) => completeSteps(application, steps, today));
  const inOrder = due.sort((a, b) => a.iso.localeCompare(b.iso));
  const chosen = inOrder.find(({ iso }) => iso >= today) ?? inOrder.at(-1);
  if (!chosen) return undefined;
  const { time, timeZone, quote, page } = chosen.step;
  return {
    date: chosen.iso,
    ...(time && { time }),
    ...(timeZone && { timeZone }),
    ...(chosen.isYearInferred && { isYearInferred: true }),
    ...(quote && { quote }),
    ...(page && { page }),
  };
}

/**
 * Replaces a day that recurs every year with its next occurrence. Any other day without a year takes the year of other
 * steps, such as the projects, unless that puts it more than a year after today and the steps that precede it.
 */
function completeSteps(
  { step, day }: VerifiedStep,
  steps: readonly VerifiedStep[],
  today: string,
): Due[] {
  if (!day) return [];
  const { recurring = false, ...date } = day;
  const years = steps.flatMap(({ iso, isYearInferred }) =>
    iso && !isYearInferred ? [Number(iso.slice(0, 4))] : [],
  );
  const earliest = steps.reduce((latest, each) => {
    const { iso = '' } = each;
    return !each.isYearInferred && iso > latest && precedesApplication(each) ? iso : latest;
  }, today);
  const next = completeYear(date, [], earliest);
  const ofYears = completeYear(date, recurring ? [] : years, today);
  const isTooLate = date.weekday === undefined && next && ofYears && ofYears > next;
  const iso = isTooLate ? next : ofYears;
  return iso ? [{ step, iso, isYearInferred: true }] : [];
}

/** Whether a step is a letter of intent or the opening of the application period. */
function precedesApplication({ step: { kind, quote = '', words } }: VerifiedStep): boolean {
  const before = quote.slice(0, Math.max(0, quote.indexOf(words)));
  return kind === 'letter-of-intent' || (kind === 'other' && isOpening(before));
}

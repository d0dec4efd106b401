import type { Deadline } from '@grantwright/shared/contract';
import { probabilityOf } from '../classify-units.ts';
import type { FoundStep } from './find-steps.ts';
import { atAnyTime, bygone, dueAnywhere, dueBefore, otherRound, stepWords } from './step-words.ts';

const minProbability = 0.35;

/** Evidence that a date is the deadline, added to the probability that its unit is about a deadline. */
const weights = {
  isDue: 0.3,
  isAhead: 0.2,
  isOfApplication: 0.5,
  isBygone: -0.4,
  isAfterAward: -0.4,
  hasTime: 0.1,
  isRepeated: 0.1,
};

/** Rounds whose evidence differs by less than this are tied. */
const roundTolerance = 0.3;
const ofRound = /\b(?:rounds?|cycles?|sessions?|spring|summer|fall|autumn|winter)\b/i;

type Candidate = FoundStep & { iso: string; weight: number };

/**
 * Chooses the date with the most evidence as the application deadline. Ties go to the next date after today, or to the
 * last date if all have passed. A date of unknown meaning is eligible only if no step is known to be the application.
 * Openings and letters of intent are never eligible.
 */
export function findDeadline(steps: readonly FoundStep[], today: string): Deadline | undefined {
  const applications = steps.filter(({ kind }) => kind === 'application');
  const isUndated = applications.some(({ iso }) => iso === undefined);
  const best =
    strongest(applications, steps, today) ??
    (isUndated ? undefined : strongest(steps.filter(isUnnamed), steps, today));
  if (!best) return undefined;
  const { unit, iso, time, timeZone } = best;
  const isYearInferred = steps
    .filter((step) => step.iso === iso)
    .every((step) => step.isYearInferred);
  return {
    date: iso,
    ...(time && { time }),
    ...(timeZone && { timeZone }),
    ...(isYearInferred && { isYearInferred }),
    quote: unit.text,
    ...(unit.page !== undefined && { page: unit.page }),
  };
}

const isUnnamed = ({ kind, unit, before }: FoundStep): boolean =>
  kind === 'other' && ![before, unit.text].some((words) => stepWords.other.test(words));

function strongest(
  among: readonly FoundStep[],
  steps: readonly FoundStep[],
  today: string,
): Candidate | undefined {
  const candidates = among.flatMap((step): Candidate[] => {
    const { iso, unit } = step;
    const weight = weightOf(step, today);
    if (iso === undefined || weight === undefined) return [];
    const others = steps.filter((other) => other.iso === iso && other.unit !== unit);
    return [{ ...step, iso, weight: weight + Math.min(others.length, 2) * weights.isRepeated }];
  });
  const [best, ...others] = candidates.sort(
    (a, b) => b.weight - a.weight || bySoonest(a.iso, b.iso, today),
  );
  if (!best || !isRound(best)) return best;
  const rounds = others.filter(
    (other) => isRound(other) && other.weight > best.weight - roundTolerance,
  );
  return [best, ...rounds].sort((a, b) => bySoonest(a.iso, b.iso, today))[0];
}

const isRound = ({ unit }: FoundStep): boolean => ofRound.test(unit.text);

function weightOf(
  { unit, kind, before, time, probability: probabilityOfStep, iso = '' }: FoundStep,
  today: string,
): number | undefined {
  // "Apply at any time; those who apply by June 30 are reviewed in July" does not contain a
  // deadline.
  if (atAnyTime.test(unit.text)) return undefined;
  const isDue = dueBefore.test(before.slice(-60));
  const saysDue = dueAnywhere.test(unit.text) || dueAnywhere.test(unit.path.at(-1) ?? '');
  const probability =
    kind !== 'other' && (isDue || saysDue) ? probabilityOfStep : probabilityOf(unit, ['deadline']);
  if (probability < minProbability) return undefined;
  return (
    probability +
    (isDue ? weights.isDue : 0) +
    (iso >= today ? weights.isAhead : 0) +
    (kind === 'application' ? weights.isOfApplication : 0) +
    (time ? weights.hasTime : 0) +
    (isBygone(unit.text) ? weights.isBygone : 0) +
    weights.isAfterAward * probabilityOf(unit, ['after'])
  );
}

const isBygone = (text: string): boolean => otherRound.test(text) || bygone.test(text);

/** Sorts upcoming days first in ascending order, then past days in descending order. */
function bySoonest(a: string, b: string, today: string): number {
  const [aIsPast, bIsPast] = [a < today, b < today];
  if (aIsPast !== bIsPast) return aIsPast ? 1 : -1;
  return aIsPast ? b.localeCompare(a) : a.localeCompare(b);
}

import type { Deadline, StepKind } from '@grantwright/shared/contract';
import { probabilityOf } from '../classify-units.ts';
import type { FoundStep } from './find-steps.ts';
import { bygone, dueAnywhere, dueBefore, otherRound } from './step-words.ts';

const minProbability = 0.35;

/** Steps that are never the deadline. */
const dueKinds: ReadonlySet<StepKind> = new Set(['application', 'letter-of-intent', 'other']);

/** Evidence for a date as the deadline, added to the probability that its unit is about one. */
const weights = {
  isDue: 0.3,
  isAhead: 0.2,
  isOfApplication: 0.5,
  isBygone: -0.4,
  isAfterAward: -0.4,
  hasTime: 0.1,
  isRepeated: 0.1,
};

/**
 * The application deadline: the date with the most evidence; among equals, the next one from today, otherwise the
 * last one.
 */
export function findDeadline(steps: readonly FoundStep[], today: string): Deadline | undefined {
  const candidates = steps.flatMap((step) => {
    const { iso, kind, unit } = step;
    const weight = weightOf(step, today);
    if (iso === undefined || weight === undefined) return [];
    if (!dueKinds.has(kind)) return [];
    const others = steps.filter((other) => other.iso === iso && other.unit !== unit);
    return [{ ...step, iso, weight: weight + Math.min(others.length, 2) * weights.isRepeated }];
  });
  const [best] = candidates.sort((a, b) => b.weight - a.weight || bySoonest(a.iso, b.iso, today));
  if (!best) return undefined;
  const { unit, iso, time, timeZone, isYearInferred } = best;
  return {
    date: iso,
    ...(time && { time }),
    ...(timeZone && { timeZone }),
    ...(isYearInferred && { isYearInferred }),
    quote: unit.text,
    ...(unit.page !== undefined && { page: unit.page }),
  };
}

function weightOf(
  { unit, kind, before, time, probability: probabilityOfStep, iso = '' }: FoundStep,
  today: string,
): number | undefined {
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

/** Upcoming days first, in order; of past days, the last one. */
function bySoonest(a: string, b: string, today: string): number {
  const [aIsPast, bIsPast] = [a < today, b < today];
  if (aIsPast !== bIsPast) return aIsPast ? 1 : -1;
  return aIsPast ? b.localeCompare(a) : a.localeCompare(b);
}

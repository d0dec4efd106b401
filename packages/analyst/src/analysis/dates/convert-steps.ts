import { limits, type Step } from '@grantwright/shared/contract';
import type { FoundStep } from './find-steps.ts';
import { otherRoundPattern } from './step-words.ts';

/** Converts the steps of this round to the contract's form, dropping duplicates. */
export function convertSteps(foundSteps: readonly FoundStep[]): Step[] {
  const steps = new Map<string, Step>();
  const ofThisRound = foundSteps.filter(({ unit }) => !otherRoundPattern.test(unit.text));
  for (const { kind, words, iso, isYearInferred, time, timeZone, unit } of ofThisRound) {
    const key = `${kind} ${iso ?? words.toLowerCase()}`;
    const earlier = steps.get(key);
    if (earlier?.time ?? (earlier && !time)) continue;
    steps.set(key, {
      kind,
      ...(iso && (isYearInferred ? { monthDay: iso.slice(5) } : { date: iso })),
      words,
      ...(time && { time }),
      ...(timeZone && { timeZone }),
      quote: unit.text,
      ...(unit.page !== undefined && { page: unit.page }),
    });
  }
  return [...steps.values()].slice(0, limits.steps);
}

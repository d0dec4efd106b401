import { comparable } from '@grantwright/analyst';
import type { Deadline } from '@grantwright/shared/contract';
import type { VerifiedStep } from './to-step.ts';

/** One step for each kind and date; the one with a time. */
export function mergeSteps(steps: readonly VerifiedStep[]): VerifiedStep[] {
  const merged = new Map<string, VerifiedStep>();
  for (const each of steps) {
    const { kind, words, date, monthDay } = each.step;
    const key = `${kind} ${date ?? monthDay ?? comparable(words)}`;
    const earlier = merged.get(key);
    if (!earlier || (each.step.time && !earlier.step.time)) merged.set(key, each);
  }
  return [...merged.values()];
}

/** The application’s due date: the next one from today, otherwise the last one. */
export function deadlineOf(steps: readonly VerifiedStep[], today: string): Deadline | undefined {
  const due = steps.flatMap(({ step, iso, isYearInferred }) =>
    step.kind === 'application' && iso ? [{ step, iso, isYearInferred }] : [],
  );
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

import type { Deadline } from '@grantwright/shared/contract';
import { type Candidate, listCandidates } from './deadline-candidates.ts';
import { weighDate } from './deadline-evidence.ts';
import type { FoundStep } from './find-steps.ts';

/** Finds the application deadline: the day with the most evidence. */
export function findDeadline(steps: readonly FoundStep[], today: string): Deadline | undefined {
  const best = choose(listCandidates(steps, today));
  return best && toDeadline(best, steps);
}

/** Dates whose evidence differs by less than this are tied. */
const tolerances = { round: 0.45, other: 0.1 };
const ofRound =
  /\b(?:rounds?|cycles?|sessions?|waves?|cohorts?|spring|summer|fall|autumn|winter|Q[1-4]|(?:first|second|third|fourth) (?:deadlines?|calls?|quarters?))\b/i;

/** Chooses the strongest day. Ties go to the next one after today, or to the last one if all have passed. */
function choose(candidates: readonly Candidate[]): Candidate | undefined {
  const weighed = candidates.map((candidate) => ({ candidate, weight: weighDate(candidate) }));
  const [best, ...others] = weighed.sort(
    (a, b) => b.weight - a.weight || bySoonest(a.candidate, b.candidate),
  );
  if (!best) return undefined;
  const tied = others.filter(({ candidate, weight }) => {
    const areRounds =
      haveSameLabel(best.candidate, candidate) || (isRound(best.candidate) && isRound(candidate));
    return weight > best.weight - (areRounds ? tolerances.round : tolerances.other);
  });
  return [best, ...tied].map(({ candidate }) => candidate).sort(bySoonest)[0];
}

const isRound = ({ title, unit }: Candidate): boolean => ofRound.test(`${title} ${unit.text}`);

/** Whether two days of a unit or of every year have the same label: "Deadline: March 1" and "Deadline: June 1". */
const haveSameLabel = (a: Candidate, b: Candidate): boolean =>
  (a.unit === b.unit || (a.isYearInferred && b.isYearInferred)) &&
  a.before.trim() === b.before.trim() &&
  a.columnHead === b.columnHead &&
  `${a.before}${a.columnHead}`.trim() !== '';

/** Sorts upcoming days first in ascending order, then past days in descending order. */
function bySoonest(a: Candidate, b: Candidate): number {
  if (a.isAhead !== b.isAhead) return a.isAhead ? -1 : 1;
  return a.isAhead ? a.iso.localeCompare(b.iso) : b.iso.localeCompare(a.iso);
}

function toDeadline(
  { unit, iso, time, timeZone }: Candidate,
  steps: readonly FoundStep[],
): Deadline {
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

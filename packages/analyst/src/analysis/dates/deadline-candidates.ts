import { sumProbabilities } from '../classify-units.ts';
import { type FoundStep, getMinProbability } from './find-steps.ts';
import {
  anyTimePattern,
  otherDuePattern,
  otherRoundPattern,
  pastTensePattern,
  rollingPattern,
  stepWords,
} from './step-words.ts';

/** A dated step that may be the deadline, and what the rest of the document says about it. */
export type Candidate = FoundStep & {
  iso: string;
  isAhead: boolean;
  /** Whether only those selected in an earlier stage may apply. */
  isLaterStage: boolean;
  /** The number of other units with the same day. */
  mentions: number;
  /** The probability that its unit states the deadline. */
  probability: number;
};

/**
 * Lists the days of the application. Only if no step is known to be the application, lists the days of unknown meaning.
 */
export function listCandidates(steps: readonly FoundStep[], today: string): Candidate[] {
  const due = steps.filter(({ kind }) => kind === 'application');
  const undated = due.filter(({ iso }) => iso === undefined);
  const isRolling = undated.some(({ words }) => rollingPattern.test(words));
  const candidates = toCandidates(isRolling ? due.filter(isOfRollingCall) : due, steps, today);
  return candidates.length > 0 || undated.length > 0
    ? candidates
    : toCandidates(steps.filter(isUnnamed), steps, today);
}

/** The application is due by the date, which is more than the day of a review: "must be submitted no later than". */
const obligatory = /\b(?:must|shall|have to|has to|are due)\b[^.;]{0,80}$/i;

/**
 * Whether a day can be the deadline of a rolling call, which can name a day of each year, for example of a review,
 * without a deadline. Letters at any time can precede applications that are due.
 */
const isOfRollingCall = ({ isYearInferred, isDue, isNamed, before }: FoundStep): boolean =>
  isYearInferred ? isDue && obligatory.test(before) : isDue || isNamed;

const isUnnamed = ({ kind, before, isPeriodStart }: FoundStep): boolean =>
  kind === 'other' &&
  !isPeriodStart &&
  !stepWords.other.test(before) &&
  !otherDuePattern.test(before);

function toCandidates(
  among: readonly FoundStep[],
  steps: readonly FoundStep[],
  today: string,
): Candidate[] {
  const firstStage = Math.min(...among.map(({ stage = Infinity }) => stage));
  return among.flatMap((step): Candidate[] => {
    const { iso, unit, kind, stage = firstStage } = step;
    const probability =
      kind === 'application' ? step.probability : sumProbabilities(unit, ['deadline']);
    if (iso === undefined || isExcluded(step, today) || probability < getMinProbability(step))
      return [];
    return [
      {
        ...step,
        iso,
        isAhead: iso >= today,
        isLaterStage: stage > firstStage,
        mentions: steps.filter((other) => other.iso === iso && other.unit !== unit).length,
        probability,
      },
    ];
  });
}

/** "In 2025, the deadline was" */
const pastDeadline = /\b(?:was|were)(?: (?:due|closed|on|by|set|originally))*\s*$/i;
const closes = /\bclos(?:es?|ing)(?: (?:on|by|at))?\s*$/i;
const example = /\b(?:for (?:example|instance)|e\.g\.)/i;

/** Whether a date is that of a past round, of an example, or in a sentence on applications at any time. */
const isExcluded = ({ unit: { text }, before, iso = '' }: FoundStep, today: string): boolean =>
  (otherRoundPattern.test(text) && pastTensePattern.test(text)) ||
  (iso < today && pastDeadline.test(before)) ||
  // "Apply at any time; those who apply by June 30 are reviewed in July" does not contain a
  // deadline, but "open throughout the year and close on April 1" does.
  (anyTimePattern.test(text) && !closes.test(before)) ||
  example.test(text);

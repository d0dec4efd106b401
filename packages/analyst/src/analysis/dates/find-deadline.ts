import type { Deadline } from '@grantwright/shared/contract';
import { sumProbabilities } from '../classify-units.ts';
import { classifyLabel } from './label-object.ts';
import { type FoundStep, getMinProbability } from './find-steps.ts';
import {
  anyTimePattern,
  pastTensePattern,
  dueAnywherePattern,
  examplePattern,
  otherDuePattern,
  otherRoundPattern,
  rollingPattern,
  stepWords,
} from './step-words.ts';

/** Evidence that a date is the deadline, added to the probability that its unit is about a deadline. */
const weights = {
  isDue: 0.3,
  isAhead: 0.2,
  isOfApplication: 0.5,
  isBygone: -0.4,
  isAfterAward: -0.4,
  hasTime: 0.1,
  isRepeated: 0.1,
  /** Only those selected in the first stage may apply in a later one. */
  isLaterStage: -0.5,
  isExtended: 0.4,
  isMinor: -0.5,
  /** The label names something else, or one of several applications. */
  isOfOther: -0.5,
  isOfParticular: -0.2,
  isYearInferred: -0.4,
  /** Added to a date with certain evidence for a deadline rather than for another step. */
  ofDeadline: 0.5,
};

/** Maximum length of the beginning of a label, which states what the date is for. */
const maxLabelChars = 40;

/** The application is due by the date, which is more than the day of a review: "must be submitted no later than". */
const obligatory = /\b(?:must|shall|have to|has to|are due)\b[^.;]{0,80}$/i;
/** The new date of a deadline: "has been extended to". */
const extended =
  /\b(?:extended|moved|postponed|rescheduled|changed|revised|new deadlines?|final deadline)\b[^;.(]{0,30}$/i;
/** The deadline of a round that is over: "In 2025, the deadline was". */
const bygoneDeadline = /\b(?:was|were)(?: (?:due|closed|on|by|set|originally))*\s*$/i;
const closes = /\bclos(?:es?|ing)(?: (?:on|by|at))?\s*$/i;
/** Deadlines for a part of the application, or that applicants may miss. */
const minor =
  /\b(?:early[- ]bird|early|priority|internal|preferred|recommended|suggested|regist(?:er|ers|ering|ration)|accounts?|sign[- ]?up|references?|referees?|(?:reference|recommendation|support) letters?|letters? of (?:reference|recommendation|support)|hard cop(?:y|ies)|transcripts?|consultations?|feedback)\b[^;.]{0,60}$/i;

/** Dates whose evidence differs by less than this are tied. */
const tolerances = { round: 0.45, other: 0.1 };
const ofRound =
  /\b(?:rounds?|cycles?|sessions?|waves?|cohorts?|spring|summer|fall|autumn|winter|Q[1-4]|(?:first|second|third|fourth) (?:deadlines?|calls?|quarters?))\b/i;

type Candidate = FoundStep & { iso: string; weight: number };

/**
 * Chooses the date with the most evidence as the application deadline. Ties go to the next date after today, or to the
 * last date if all have passed. A date of unknown meaning is eligible only if no step is known to be the application.
 * Openings and letters of intent are never eligible.
 */
export function findDeadline(steps: readonly FoundStep[], today: string): Deadline | undefined {
  const due = steps.filter(({ kind }) => kind === 'application');
  const isUndated = due.some(({ iso }) => iso === undefined);
  // A rolling call can name a day of each year, for example of a review, without a deadline. Letters at any time can
  // precede applications that are due.
  const isRolling = due.some(({ iso, words }) => iso === undefined && rollingPattern.test(words));
  const applications = due.filter(
    (step) =>
      !isNamedElsewhere(step, steps) &&
      (!isRolling ||
        (step.isDue && obligatory.test(step.before)) ||
        (!step.isYearInferred && (step.isDue || saysDue(step)))),
  );
  const best =
    chooseStrongest(applications, steps, today) ??
    (isUndated ? undefined : chooseStrongest(steps.filter(isUnnamed), steps, today));
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

/** Whether a date without words of its own, such as the date of the document, is named as another step elsewhere. */
const isNamedElsewhere = (step: FoundStep, steps: readonly FoundStep[]): boolean =>
  `${step.before}${step.columnHead}`.trim() === '' &&
  steps.some(({ kind, isNamed, iso }) => isNamed && iso === step.iso && kind !== 'application');

const saysDue = ({ unit, title }: FoundStep): boolean =>
  dueAnywherePattern.test(unit.text) || dueAnywherePattern.test(title);

const isUnnamed = ({ kind, unit, before, isPeriodStart }: FoundStep): boolean =>
  kind === 'other' &&
  !isPeriodStart &&
  ![before, unit.text].some((words) => stepWords.other.test(words) || otherDuePattern.test(words));

function chooseStrongest(
  among: readonly FoundStep[],
  steps: readonly FoundStep[],
  today: string,
): Candidate | undefined {
  const firstStage = Math.min(...among.map(({ stage = Infinity }) => stage));
  const candidates = among.flatMap((step): Candidate[] => {
    const { iso, unit, stage = firstStage } = step;
    const weight = computeWeight(step, today);
    if (iso === undefined || weight === undefined) return [];
    const others = steps.filter((other) => other.iso === iso && other.unit !== unit);
    const evidence =
      Math.min(others.length, 2) * weights.isRepeated +
      (stage > firstStage ? weights.isLaterStage : 0);
    return [{ ...step, iso, weight: weight + evidence }];
  });
  const [best, ...others] = candidates.sort(
    (a, b) => b.weight - a.weight || bySoonest(a.iso, b.iso, today),
  );
  if (!best) return undefined;
  const tied = others.filter((other) => {
    const isRoundToo = (isRound(best) && isRound(other)) || isSameEachYear(best, other);
    return other.weight > best.weight - (isRoundToo ? tolerances.round : tolerances.other);
  });
  return [best, ...tied].sort((a, b) => bySoonest(a.iso, b.iso, today))[0];
}

const isRound = ({ isListed, title, unit }: FoundStep): boolean =>
  isListed || ofRound.test(`${title} ${unit.text}`);

/** Whether two annual dates have the same label or column: "Deadline: March 1" and "Deadline: June 1". */
const isSameEachYear = (a: FoundStep, b: FoundStep): boolean =>
  a.isYearInferred &&
  b.isYearInferred &&
  a.before.trim() === b.before.trim() &&
  a.columnHead === b.columnHead &&
  `${a.before}${a.columnHead}`.trim() !== '';

function computeWeight(step: FoundStep, today: string): number | undefined {
  const { unit, kind, title, before, isDue, isNamed, time, iso = '' } = step;
  if (otherRoundPattern.test(unit.text) && pastTensePattern.test(unit.text)) return undefined;
  if (iso < today && bygoneDeadline.test(before)) return undefined;
  // "Apply at any time; those who apply by June 30 are reviewed in July" does not contain a
  // deadline, but "open throughout the year and close on April 1" does.
  if (anyTimePattern.test(unit.text) && !closes.test(before)) return undefined;
  if (examplePattern.test(unit.text)) return undefined;
  const probability =
    kind !== 'other' && (isDue || isNamed || saysDue(step))
      ? step.probability
      : sumProbabilities(unit, ['deadline']);
  if (probability < getMinProbability(step)) return undefined;
  return (
    probability +
    (isDue ? weights.isDue : 0) +
    (iso >= today ? weights.isAhead : 0) +
    (kind === 'application' ? weights.isOfApplication : 0) +
    (time ? weights.hasTime : 0) +
    (isBygone(unit.text) ? weights.isBygone : 0) +
    (extended.test(before) ? weights.isExtended : 0) +
    (minor.test(before.trim() || title.slice(0, maxLabelChars)) ? weights.isMinor : 0) +
    weighLabel(step) +
    (step.isYearInferred ? weights.isYearInferred : 0) +
    weights.ofDeadline * sumProbabilities(unit, ['deadline']) +
    weights.isAfterAward * sumProbabilities(unit, ['after'])
  );
}

/** Weighs what the label of a date is about: the words before it, its column, the words after it, or its title. */
function weighLabel({ before, columnHead, after, title, isNamed }: FoundStep): number {
  const [label] = [before, columnHead, findFirstPhrase(after), isNamed ? title : '']
    .map(classifyLabel)
    .filter((found) => found !== undefined);
  if (label === 'other') return weights.isOfOther;
  return label === 'particular' ? weights.isOfParticular : 0;
}

/** Returns the words from a date to the next punctuation: "FAFSA deadline" in ": FAFSA deadline (online)". */
const findFirstPhrase = (after: string): string =>
  /^[\s:|,–—-]*([^.;:|,()]*)/.exec(after)?.[1]?.trim() ?? '';

const isBygone = (text: string): boolean =>
  otherRoundPattern.test(text) || pastTensePattern.test(text);

/** Sorts upcoming days first in ascending order, then past days in descending order. */
function bySoonest(a: string, b: string, today: string): number {
  const [aIsPast, bIsPast] = [a < today, b < today];
  if (aIsPast !== bIsPast) return aIsPast ? 1 : -1;
  return aIsPast ? b.localeCompare(a) : a.localeCompare(b);
}

import type { StepKind } from '@grantwright/shared/contract';
import { toClock, type DateValue, formatIso } from '@grantwright/shared/values';
import type { Role } from '../../model/roles.ts';
import { sumProbabilities, type ClassifiedUnit } from '../classify-units.ts';
import { completeYear, createYearCompletion } from './complete-year.ts';
import { createYearCorrection } from './correct-year.ts';
import { type DateContext, findDateContexts } from './date-context.ts';
import { type ClassifiedDate, classifyDates } from './kind-of-step.ts';
import { findStepStage } from './find-step-stage.ts';
import { findTimeOfDate } from './find-time-of-date.ts';
import { findTimeOfDeadlines, findZoneOfTimes } from './find-time-of-deadlines.ts';
import { dueAnywherePattern, dueBeforePattern, rollingPattern } from './step-words.ts';

/** Minimum probability that a unit is about a step; lower if its words state the due date of the application. */
const thresholds = { step: 0.35, statedDeadline: 0.2 };
/** "Full proposals (due", "Applications must be received by". */
const statedDeadline =
  /\b(?:applications?|proposals?|nominations?|submissions?)\b[^.;]{0,30}\b(?:due|deadline|(?:received|submitted|postmarked)(?: \w+){0,3} (?:by|before|than))\b[^.;]{0,20}$/i;

/** "Receipt deadline:", "The deadline for the River Grants is on", "The deadline has been moved from May 1 to" */
const deadlineLabel =
  /\b(?:deadlines?|due(?: dates?)?|closing dates?)(?:\s*:|(?: for [^.;:]{1,80})? (?:is|will be|has been)(?: now)?(?: on| (?:extended|moved|postponed|changed)[^.;:]{0,40} (?:to|until))?)\s*$/i;

/** Minimum probability that the unit of a step is about a step. */
export function getMinProbability({ kind, before }: Pick<FoundStep, 'kind' | 'before'>): number {
  if (kind !== 'application') return thresholds.step;
  if (deadlineLabel.test(before)) return 0;
  return statedDeadline.test(before) ? thresholds.statedDeadline : thresholds.step;
}

/** Roles of units that may mention a deadline in passing, such as where to submit or what to report. */
const otherRoles: Partial<Record<StepKind, readonly Role[]>> = {
  application: ['submit', 'contact', 'amount', 'registration'],
  report: ['after'],
};

/** A step with the evidence for it. */
export type FoundStep = Omit<DateContext, 'date'> & {
  kind: StepKind;
  /** The date as written, or words such as "rolling". */
  words: string;
  /** ISO date. The year is inferred if missing. */
  iso?: string;
  isYearInferred: boolean;
  /** Whether a label, a column or the words next to the date in a short line name the step. */
  isNamed: boolean;
  /** Whether the date is a due date or the last day of an application period. */
  isDue: boolean;
  /** Whether it is the first day of a period. */
  isPeriodStart: boolean;
  /** The number of the stage that it belongs to, if the application has several. */
  stage?: number;
  time?: string;
  timeZone?: string;
  /** The probability that the unit is about the step. */
  probability: number;
};

/** Finds every dated step and every rolling or recurring deadline, in document order. */
export function findSteps(units: readonly ClassifiedUnit[], today: string): FoundStep[] {
  const toStep = createStepBuilder(units, today);
  return units
    .flatMap((unit, index): FoundStep[] => {
      const dates = classifyDates(findDateContexts(units, index, listStepDates(unit)));
      return dates.length > 0 ? dates.map((date) => toStep(index, date)) : findRollingStep(unit);
    })
    .filter((step) => step.probability >= getMinProbability(step));
}

/** Creates a function that completes a date of a unit to a step: its day, time and probability. */
function createStepBuilder(
  units: readonly ClassifiedUnit[],
  today: string,
): (unitIndex: number, classified: ClassifiedDate) => FoundStep {
  const completeDate = createYearCompletion(units, today);
  const correctYear = createYearCorrection(units);
  const commonTime = findTimeOfDeadlines(units);
  const commonZone = findZoneOfTimes(units);
  const isInCalendar = createCalendarTest(units);
  return (unitIndex, { date, ...classified }) => {
    const { unit, kind } = classified;
    const writtenDate = date.recurring ? undefined : formatIso(correctYear(date));
    const iso =
      writtenDate ??
      (isYearly(unit) ? completeYear(date, [], today) : completeDate(unitIndex, date));
    const stage = findStepStage(units, unitIndex, date.start);
    const isDue = isDueDate(classified);
    const time =
      findTimeOfDate(units, unitIndex, date) ?? (kind === 'application' ? commonTime : undefined);
    return {
      ...classified,
      words: date.text,
      ...(iso && { iso }),
      isYearInferred: writtenDate === undefined,
      isDue,
      ...(stage !== undefined && { stage }),
      ...(time && commonZone && { timeZone: commonZone }),
      ...toClock(time),
      probability: Math.max(
        getStepProbability(unit, kind, isDue),
        isInCalendar(unit) ? thresholds.step : 0,
      ),
    };
  };
}

/** Returns the rolling or recurring deadline of a unit without dates. */
function findRollingStep(unit: ClassifiedUnit): FoundStep[] {
  const [words] = rollingPattern.exec(unit.text) ?? [];
  if (!words) return [];
  return [
    {
      kind: 'application',
      unit,
      words,
      ...noContext,
      isYearInferred: false,
      isNamed: false,
      isDue: false,
      isPeriodStart: false,
      probability: getStepProbability(unit, 'application', true),
    },
  ];
}

const noContext = {
  title: '',
  before: '',
  after: '',
  columnHead: '',
  isFollowed: false,
};

const getStepProbability = (unit: ClassifiedUnit, kind: StepKind, isDue: boolean): number =>
  sumProbabilities(unit, ['deadline', 'date', ...(isDue ? (otherRoles[kind] ?? []) : [])]);

/** Creates a test for the rows of tables in which most rows with a date are about a step. */
function createCalendarTest(units: readonly ClassifiedUnit[]): (unit: ClassifiedUnit) => boolean {
  const balance = new Map<number, number>();
  for (const unit of units) {
    if (!unit.row || !unit.values.some(({ type }) => type === 'date')) continue;
    const isStep = getStepProbability(unit, 'application', false) >= thresholds.step;
    balance.set(unit.block, (balance.get(unit.block) ?? 0) + (isStep ? 1 : -1));
  }
  return ({ row, block }) => row !== undefined && (balance.get(block) ?? 0) > 0;
}

/** Words right after a due date: "March 1: application deadline". */
const dueAfter = /^[\s:|,()–—-]*(?:\p{L}+ ){0,3}(?:deadlines?|due|clos(?:es?|ing)|last day)\b/iu;

/** Whether a date is a due date: the words before it, its column, or words after it that are not about the next date. */
const isDueDate = ({
  kind,
  before,
  after,
  columnHead,
  range,
  isFollowed,
}: Pick<FoundStep, 'kind' | keyof typeof noContext | 'range'>): boolean =>
  isDueBefore(before) ||
  (kind === 'application' &&
    (range === 'end' ||
      (dueAfter.test(after) && !(isFollowed && isDueBefore(after))) ||
      dueAnywherePattern.test(columnHead)));

const isDueBefore = (words: string): boolean => dueBeforePattern.test(words.slice(-60));

/** Returns the dates of a unit that are specific enough to be steps, unlike a year alone. */
function listStepDates(unit: ClassifiedUnit): DateValue[] {
  const dates = unit.values
    .filter((value) => value.type === 'date')
    .filter(
      ({ recurring, month, season }) => recurring === true || (month ?? season) !== undefined,
    );
  const hasDay = dates.some(({ day }) => day !== undefined);
  return dates
    .filter((date) => !hasDay || !isBareRecurrence(date))
    .filter((date, index, all) => !isReplaced(unit, date, all[index + 1]));
}

/** Whether a date is a struck-out date right before its replacement: "due April 15 April 24", "April 15 → April 24". */
const isReplaced = (unit: ClassifiedUnit, date: DateValue, next: DateValue | undefined): boolean =>
  next !== undefined &&
  /^[\s~]*(?:(?:→|[-=]>)[\s~]*)?$/.test(unit.text.slice(date.end, next.start));

/** Whether a date consists only of a recurrence: "Each year" next to "May 1" is not a separate step. */
const isBareRecurrence = ({ recurring, day, weekday, month }: DateValue): boolean =>
  recurring === true && day === undefined && weekday === undefined && month === undefined;

/** Whether the dates of a unit are those of every year: "March 1 and June 1 each year". */
const isYearly = ({ values }: ClassifiedUnit): boolean =>
  values.some(
    (value) => value.type === 'date' && isBareRecurrence(value) && /year|annual/i.test(value.text),
  );

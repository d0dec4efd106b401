import { limits, type Step, type StepKind } from '@grantwright/shared/contract';
import { toClock, type DateValue, formatIso } from '@grantwright/shared/values';
import type { Role } from '../../model/roles.ts';
import { sumProbabilities, type ClassifiedUnit } from '../classify-units.ts';
import { completeYear, createYearCompletion } from './complete-year.ts';
import { createYearCorrection } from './correct-year.ts';
import { type DateContext, findDateContexts } from './date-context.ts';
import { classifyDates } from './kind-of-step.ts';
import { findStepStage } from './find-step-stage.ts';
import { findTimeOfDate } from './find-time-of-date.ts';
import { findTimeOfDeadlines, findZoneOfTimes } from './find-time-of-deadlines.ts';
import {
  dueAfterPattern,
  dueAnywherePattern,
  dueBeforePattern,
  otherRoundPattern,
  rollingPattern,
} from './step-words.ts';

/** Minimum probability that a unit is about a step; lower if its words state the due date of the application. */
const thresholds = { step: 0.35, statedDeadline: 0.2 };
/** "Full proposals (due", "Applications must be received by". */
const statedDeadline =
  /\b(?:applications?|proposals?|nominations?|submissions?)\b[^.;]{0,30}\b(?:due|deadline|(?:received|submitted|postmarked)(?: \w+){0,3} (?:by|before|than))\b[^.;]{0,20}$/i;

/** "Receipt deadline:", "The deadline for the River Grants is on" */
const deadlineLabel =
  /\b(?:deadlines?|due(?: dates?)?|closing dates?)(?:\s*:|(?: for [^.;:]{1,80})? (?:is|will be)(?: on)?)\s*$/i;

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
export type FoundStep = Pick<DateContext, 'title' | 'before' | 'after' | 'isListed'> & {
  kind: StepKind;
  unit: ClassifiedUnit;
  /** The date as written, or words such as "rolling". */
  words: string;
  /** ISO date. The year is inferred if missing. */
  iso?: string;
  isYearInferred: boolean;
  /** Whether a label, a column or the words next to the date in a short line name the step. */
  isNamed: boolean;
  /** Whether the date is a due date or the last day of an application period. */
  isDue: boolean;
  /** The heading of the date's column in a table. */
  columnHead: string;
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
  const completeDate = createYearCompletion(units, today);
  const correctYear = createYearCorrection(units);
  const commonTime = findTimeOfDeadlines(units);
  const commonZone = findZoneOfTimes(units);
  const isInCalendar = createCalendarTest(units);
  return units.flatMap((unit, unitIndex): FoundStep[] => {
    const dates = unit.values
      .filter((value) => value.type === 'date')
      .filter(isStep)
      .filter(
        (date, _, all) => !isBareRecurrence(date) || !all.some(({ day }) => day !== undefined),
      )
      .filter((date, index, all) => !isReplaced(unit, date, all[index + 1]));
    const contexts = findDateContexts(units, unitIndex, dates);
    const datesInUnit = dates.flatMap((date, index) => {
      const context = contexts[index];
      return context ? [{ unit, date, ...context }] : [];
    });
    const steps = classifyDates(datesInUnit).map((classified): FoundStep => {
      const { date, kind, isNamed, title, before, after, isListed, range } = classified;
      const { columnHead, isPeriodStart } = classified;
      const writtenDate = date.recurring ? undefined : formatIso(correctYear(date));
      const iso =
        writtenDate ??
        (isYearly(unit) ? completeYear(date, [], today) : completeDate(unitIndex, date));
      const stage = findStepStage(units, unitIndex, date.start);
      const isDue =
        dueBeforePattern.test(before.slice(-60)) ||
        (kind === 'application' &&
          (range === 'end' || isDueAfter(classified) || dueAnywherePattern.test(columnHead)));
      const time =
        findTimeOfDate(units, unitIndex, date) ?? (kind === 'application' ? commonTime : undefined);
      return {
        kind,
        unit,
        words: date.text,
        ...(iso && { iso }),
        isYearInferred: writtenDate === undefined,
        title,
        before,
        after,
        isNamed,
        isDue,
        isListed,
        columnHead,
        isPeriodStart,
        ...(stage !== undefined && { stage }),
        ...(time && commonZone && { timeZone: commonZone }),
        ...toClock(time),
        probability: Math.max(
          getStepProbability(unit, kind, isDue),
          isInCalendar(unit) ? thresholds.step : 0,
        ),
      };
    });
    const probability = getStepProbability(unit, 'application', true);
    const [rollingWords] = steps.length === 0 ? (rollingPattern.exec(unit.text) ?? []) : [];
    const rollingSteps: FoundStep[] = rollingWords
      ? [
          {
            kind: 'application',
            unit,
            words: rollingWords,
            isYearInferred: false,
            title: '',
            before: '',
            after: '',
            isNamed: false,
            isDue: false,
            isListed: false,
            columnHead: '',
            isPeriodStart: false,
            probability,
          },
        ]
      : steps;
    return rollingSteps.filter((step) => step.probability >= getMinProbability(step));
  });
}

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

/** Whether a date is followed by words for a deadline that are not about the next date. */
const isDueAfter = ({ after, isFollowed }: DateContext): boolean =>
  dueAfterPattern.test(after) && !(isFollowed && dueBeforePattern.test(after.slice(-60)));

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

/** Whether a date is specific enough to be a step, unlike a year alone. */
const isStep = ({ recurring, month, season }: DateValue): boolean =>
  recurring === true || month !== undefined || season !== undefined;

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

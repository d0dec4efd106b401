import type { StepKind } from '@grantwright/shared/contract';
import { isNewLine } from '../current-values.ts';
import { sumProbabilities } from '../classify-units.ts';
import type { DateContext } from './date-context.ts';
import { isBare } from './find-label-of-date.ts';
import { classifyLabel } from './label-object.ts';
import {
  dueAnywherePattern,
  dueBeforePattern,
  isClosing,
  isOpening,
  isOpenUntil,
  findKindByWords,
  otherDuePattern,
} from './step-words.ts';

export type ClassifiedDate = DateContext & {
  kind: StepKind;
  /** Whether a label, a column or the words next to the date in a short line name the step. */
  isNamed: boolean;
  /** Whether it is the first day of a period. */
  isPeriodStart: boolean;
};

/** Words for a submission. */
const submitted =
  /\b(?:applications?|proposals?|nominations?|submissions?|submit|entries|forms?|requests?)\b/i;
const endsOnly = /^[\s,]*(?:(?:and|it|which|will|usually) )*ends?(?: (?:on|by|in|at))?\s*$/i;
/** A line with at most this many words may depend on the title above it. */
const maxShortWords = 8;

/**
 * Classifies the dates of a unit by the nearest wording: the words before the date, the column heading in a table, the
 * words after the date, then the whole unit unless they are about another date in it, then the title above. The start
 * of a range is not a due date.
 */
export function classifyDates(dates: readonly DateContext[]): ClassifiedDate[] {
  const near = dates.map((date, index) => {
    const kind = findKindNear(date);
    const previous = dates[index - 1];
    // "The project begins on June 1 and ends on": the same subject
    const isSamePeriod = previous !== undefined && findKindNear(previous) === 'start';
    return isSamePeriod && endsOnly.test(date.before) ? 'other' : kind;
  });
  const hasOwnDeadline = near.includes('application');
  return dates.map((date, index) => {
    const ofUnit =
      hasOwnDeadline && !dueBeforePattern.test(date.before) ? undefined : findUnitKind(date);
    const ofTitle = findTitleKind(date);
    const kind = isInOtherColumn(date)
      ? 'other'
      : correctKind(date, near[index] ?? ofUnit ?? ofTitle ?? findSubmissionKind(date));
    return {
      ...date,
      kind,
      isNamed:
        (isFragment(date) && kind === (near[index] ?? ofTitle)) ||
        (hasLabel(date) && kind === near[index]),
      isPeriodStart: isPeriodStart(date),
    };
  });
}

function findKindNear({
  before,
  after,
  columnHead,
  isFollowed,
  range,
}: DateContext): StepKind | undefined {
  const clause = getLastClause(before);
  // "Start" and "End" of a period do not say of what.
  const head =
    range && !dueAnywherePattern.test(columnHead) ? undefined : findKindByWords(columnHead);
  // "Deadlines: March 1 (letter of intent)"
  const own = [findKindByWords(findAside(after)), head].find((kind) => ownDates.has(kind));
  return [
    classifyLabel(clause) === 'own' ? own : undefined,
    range === 'end' && isOpening(clause) ? 'application' : findKindBefore(clause),
    head,
    findKindAfter(after, isFollowed),
    findKindBefore(before),
  ].find((kind) => kind !== undefined);
}

/** A date right before which something is due: "to the office by", "no later than 5 p.m. on". */
const dueBy = /\b(?:by|before|until|later than)\b[^.;,(]{0,25}$/i;
const minProbabilityOfSubmission = 0.5;

/** Classifies a due date without a name in a unit about submitting: "Send it to the office no later than". */
const findSubmissionKind = ({ unit, before }: DateContext): StepKind =>
  dueBy.test(before) && sumProbabilities(unit, ['submit']) >= minProbabilityOfSubmission
    ? 'application'
    : 'other';

/** A label before the date of a list item has at most this many words: "Spring – February 1 through". */
const maxLabelWords = 4;
const isItemLabel = (words: string): boolean =>
  words.trim() === '' ||
  (/[:–—-]$/.test(words.trimEnd()) && words.split(' ').length <= maxLabelWords);

/** A label before the only words of a line: "If you need a visa: from". */
const colonLabel = /:(?: from| between)?$/i;

/** Whether a unit is too short to be understood without the title above it. */
const isFragment = ({ unit, before, after }: DateContext): boolean =>
  unit.row !== undefined ||
  (colonLabel.test(before.trimEnd()) && !/\p{L}/u.test(after)) ||
  isBare(unit.text, unit.values) ||
  isNewLine(unit) ||
  unit.text.split(' ').length < maxShortWords ||
  (unit.kind === 'item' && unit.text.startsWith(before) && isItemLabel(before));

/** Whether a line starts with a label for the date: "Full: October 16". */
const hasLabel = ({ unit, before }: DateContext): boolean =>
  unit.text.startsWith(before) && before.trimEnd().endsWith(':') && isItemLabel(before);

function findUnitKind(date: DateContext): StepKind | undefined {
  const { text } = date.unit;
  if (purpose.test(date.after)) return undefined;
  return isFragment(date) || dueAnywherePattern.test(text) ? findKindByWords(text) : undefined;
}

function findTitleKind(date: DateContext): StepKind | undefined {
  if (!isFragment(date)) return undefined;
  if (date.range === 'end' && isOpening(date.title)) return 'application';
  const title = findKindByWords(date.title);
  // The title of a Q&A page does not describe the dates on it.
  return title === 'questions' ? undefined : title;
}

/** The words before the first day of a period: "submitted on and after". */
const onAndAfterPattern = /\b(?:on (?:and|or) after|after this date)\s*$/i;

/** Words for applications that are too late: "will not be considered". */
const refusingPattern =
  /\b(?:not?(?! (?:later|earlier|before)\b)|declined|rejected|returned|ineligible)\b/i;

/** Whether a date is the first day of a period: "received on and after March 2", unless these are refused. */
const isStartOfPeriod = (before: string, after: string): boolean =>
  onAndAfterPattern.test(before) && !refusingPattern.test(`${before} ${after}`);

const isPeriodStart = (date: DateContext): boolean =>
  date.range === 'start' || isStartOfPeriod(date.before, date.after);

/** Corrects the kind of a month without a due date, of the start of a period for applications, and of a project's end. */
function correctKind(dateContext: DateContext, kind: StepKind): StepKind {
  const { date, before, range } = dateContext;
  const isMonth = date.day === undefined && !date.recurring;
  if (kind === 'application' && isMonth && !dueBeforePattern.test(before)) return 'other';
  const isOtherEnd =
    (kind === 'application' && isPeriodStart(dateContext)) || (kind === 'start' && range === 'end');
  return isOtherEnd ? 'other' : kind;
}

/** Kinds that are not about the end of an application period, even next to words for it: "Questions are due". */
const ownDates: ReadonlySet<StepKind | undefined> = new Set([
  'event',
  'letter-of-intent',
  'questions',
  'report',
]);

/** The words right after a date that say what it is for: "(letter of intent)", "for letters of intent". */
const aside = /^\s*(?:\(((?:[^\s()]+ ){0,3}[^\s()]+)\)|for ((?:[^\s.,;:()|]+ ){0,3}[^\s.,;:()|]+))/;
const findAside = (after: string): string => aside.exec(after)?.slice(1).find(Boolean) ?? '';

/** A request to apply right before the date: "for projects that start in fall, apply no later than". */
const applyBefore =
  /\b(?:appl(?:y|ied)|submit(?:ted)?|postmarked|deadlines?|(?:applications?|proposals?) due)(?:[\s:,(]+(?:is|are|be|been|for|of|has|online|electronically|by|before|on|or|at|until|till|no|not|later|than|the|extended|to|noon|midnight))*[\s:,(]*$/i;

/** The days on which projects take place: "projects to be delivered between". */
const projectDays =
  /\b(?:projects?|events?|activit(?:y|ies)|travel|performances?|exhibitions?|workshops?)(?:[/-]\w+)?(?: (?:that|which|to|will|must|be|are|planned|scheduled)){0,4} (?:(?!(?:submi|recei|postm|clos|open|accep|announ|exten|due)\w*)\w{2,10}(?:ed|ing)|held|begin|start|run|take|occur)(?: (?:out|place|between|from|during|in|on|after|by|before))*\s*$/i;

/** The subject of a sentence without a period before it, as between the items of a list on one line. */
const newSubject =
  /(?<!\b(?:the|an?|this|your|about|for|of|on|to|with|regarding) (?:[A-Z]\w+ )?)(?:[A-Z][a-z]+ (?:applications|proposals)|(?:Applications|Proposals)) (?:must|should|are|will)\b.*$/;

/** The clause that someone states: "The foundation announces that the deadline is". */
const statedClause = /(?<=\b(?:announc(?:e[sd]?|ing)|decided) that )the\b.*$/i;

/** Classifies a step by the verb nearest to the date, as in "Applications are open and close on". */
function findKindBefore(text: string): StepKind | undefined {
  const [words] = newSubject.exec(text) ?? statedClause.exec(text) ?? [text];
  const kind = findKindByWords(words);
  if (ownDates.has(kind)) return kind;
  if (otherDuePattern.test(words) || projectDays.test(words)) return 'other';
  const isDue =
    applyBefore.test(words) || (kind !== 'decision' && kind !== 'start' && isClosing(words));
  return isDue || isOpenUntil(words) ? 'application' : kind;
}

/**
 * Returns the last clause: "Applications are due June 3; decisions are made by" is about decisions. A clause without a
 * subject, such as "(due" after "Letters of intent", is read together with the preceding text.
 */
function getLastClause(before: string): string {
  const clause =
    before
      .split(/[;,](?:\s|$)|(?<![ap]\.m)\.(?:\s|$)|\s\(|\|/i)
      .findLast((each) => /\p{L}{3}/u.test(each)) ?? '';
  return dueAnywherePattern.test(clause) && !submitted.test(clause) ? before : clause;
}

/** Words that continue with the next date: "March 1, and apply by". */
const toNextDate = /\b(?:on|by|at|in|before|until|till|from|between|of|the|is|are|than)\s*$/i;
/** Steps that follow from a date, such as the decision in "March 1 – for a June decision". */
const consequences: ReadonlySet<StepKind | undefined> = new Set([
  'decision',
  'start',
  'event',
  'other',
]);

/** The words after a date name what it is for: "March 1 – for a June decision", "at midnight with decisions in June". */
const purpose = /^\W*(?:(?:at )?(?:midnight|noon) )?(?:for|with)\b/i;
/** "June 15 and September 15 to be considered in November" */
const toBeConsidered = /^\W*to be (?:considered|reviewed|eligible)\b/i;

function findKindAfter(after: string, isFollowed: boolean): StepKind | undefined {
  const clauses = after.split(/[;,.|(](?:\s|$)/);
  const index = clauses.findIndex((clause) => /\p{L}{3}/u.test(clause));
  const clause = clauses[index] ?? '';
  if (toBeConsidered.test(clause)) return 'application';
  if (isFollowed && index === clauses.length - 1 && toNextDate.test(clause)) return undefined;
  const kind = findKindByWords(clause);
  return purpose.test(clause) && consequences.has(kind) ? undefined : kind;
}

/**
 * Whether a date alone in its cell is not in the column of the deadlines: "Meeting date | Applications close". The first
 * column names the rows: "Application step | Date".
 */
function isInOtherColumn({ unit: { row }, date }: DateContext): boolean {
  const column = row?.cells.findIndex((cell) => cell.trim() === date.text) ?? -1;
  const kinds = row?.head?.map(findKindByWords) ?? [];
  return column > 0 && kinds[column] === undefined && kinds.slice(1).includes('application');
}

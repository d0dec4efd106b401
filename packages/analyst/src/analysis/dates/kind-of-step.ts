import type { StepKind } from '@grantwright/shared/contract';
import type { DateValue } from '@grantwright/shared/values';
import type { ClassifiedUnit } from '../classify-units.ts';
import { isNewColumn, isNewLine } from '../current-values.ts';
import type { DateContext } from './date-context.ts';
import {
  dueAnywhere,
  dueBefore,
  isClosing,
  isOpening,
  isOpenUntil,
  stepWords,
} from './step-words.ts';

/** A date in its unit, with the words around it. */
export type DateInUnit = DateContext & { unit: ClassifiedUnit; date: DateValue };

const kinds = Object.keys(stepWords) as StepKind[];
/** Words for a submission. */
const submitted =
  /\b(?:applications?|proposals?|nominations?|submissions?|submit|entries|forms?|requests?)\b/i;
/** Connects the first day of a period to the last, as in "June 3 – 5 p.m., July 1". */
const toNextDate = /^[\s,]*(?:[-–—]|to|through|until|till)[\s\d:apm.,]*$/i;
/** A line with at most this many words may depend on the title above it. */
const maxShortWords = 8;

/**
 * Classifies a step by the nearest wording: the words before the date, the column heading in a table, the words after
 * the date, the whole unit, then the title above. The start of a range is not a due date.
 */
export function kindOfStep({
  unit,
  date,
  before,
  after,
  isFollowed,
  title: titleAbove,
}: DateInUnit): StepKind {
  const isFragment =
    unit.row !== undefined || isNewLine(unit) || unit.text.split(' ').length < maxShortWords;
  const clause = findLastClause(before);
  const near = [
    date.range === 'end' && isOpening(clause) ? 'application' : kindBefore(clause),
    kindIn(findColumnHead(unit, date)),
    kindIn(findFirstClause(after)),
  ];
  // The title of a Q&A page does not describe the dates on it.
  const title = isFragment ? kindIn(titleAbove) : undefined;
  const far = [
    isFragment || dueAnywhere.test(unit.text) ? kindIn(unit.text) : undefined,
    title === 'questions' ? undefined : title,
  ];
  const kind = [...near, ...far].find((each) => each !== undefined) ?? 'other';
  const isMonth = date.day === undefined && !date.recurring;
  if (kind === 'application' && isMonth && !dueBefore.test(before)) return 'other';
  const isOtherEnd =
    (kind === 'application' &&
      (date.range === 'start' || (isFollowed && toNextDate.test(after)))) ||
    (kind === 'start' && date.range === 'end');
  return isOtherEnd ? 'other' : kind;
}

const kindIn = (words: string): StepKind | undefined =>
  isOpening(words) ? 'other' : kinds.find((kind) => stepWords[kind].test(words));

/** Kinds that are not about the end of an application period, even next to words for it: "Questions are due". */
const ownDates: ReadonlySet<StepKind | undefined> = new Set([
  'event',
  'letter-of-intent',
  'questions',
  'report',
]);
/** A request to apply right before the date: "for projects that start in fall, apply no later than". */
const applyBefore =
  /\b(?:appl(?:y|ied)|submit(?:ted)?|postmarked|deadlines?)(?:[\s:,(]+(?:is|are|be|been|for|has|online|electronically|by|before|on|or|at|until|till|no|not|later|than|the|extended|to|noon|midnight))*[\s:,(]*$/i;

/** Classifies a step by the verb nearest to the date, as in "Applications are open and close on". */
function kindBefore(words: string): StepKind | undefined {
  const kind = kindIn(words);
  if (ownDates.has(kind)) return kind;
  const isDue =
    applyBefore.test(words) || (kind !== 'decision' && kind !== 'start' && isClosing(words));
  return isDue || isOpenUntil(words) ? 'application' : kind;
}

/**
 * Returns the last clause: "Applications are due June 3; decisions are made by" is about decisions. A clause without a
 * subject, such as "(due" after "Letters of intent", is read together with the preceding text.
 */
function findLastClause(before: string): string {
  const clause =
    before
      .split(/[;,](?:\s|$)|(?<![ap]\.m)\.(?:\s|$)|\s\(|\|/)
      .findLast((each) => /\p{L}{3}/u.test(each)) ?? '';
  return dueAnywhere.test(clause) && !submitted.test(clause) ? before : clause;
}

const findFirstClause = (after: string): string =>
  after.split(/[;,.|(](?:\s|$)/).find((clause) => /\p{L}{3}/u.test(clause)) ?? '';

function findColumnHead({ row }: ClassifiedUnit, date: DateValue): string {
  const column = row?.cells.findIndex((cell) => cell.includes(date.text)) ?? -1;
  const head = row?.head?.[column] ?? '';
  return isNewColumn(head) ? '' : head;
}

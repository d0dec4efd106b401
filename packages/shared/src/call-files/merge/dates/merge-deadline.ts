import type { AnalysisDetails, Deadline } from '../../../contract/analysis.ts';
import type { Step } from '../../../contract/call-facts.ts';
import { formatClockTime, formatDay } from '../../../submission/deadline/describe-deadline.ts';
import { parseZone } from '../../../submission/deadline/parse-zone.ts';
import type { LaterStatement } from '../../wording/later-statement.ts';
import { statesOnlyReplacedValue } from '../../wording/states-only-replaced-value.ts';
import type { MergeResult, MergeContext } from '../merge-context.ts';
import { mergeFact } from '../merge-fact.ts';
import { isOtherRound } from './is-other-round.ts';
import { toMonthDay } from './month-day.ts';
import { moveToNearestYear } from './move-to-nearest-year.ts';

export const deadlineLabel = 'Deadline';

/**
 * Chooses the later deadline, if the file states one for the application. If it has no time of day, the earlier time
 * remains.
 */
export function mergeDeadline(
  current: AnalysisDetails,
  added: AnalysisDetails,
  statements: readonly LaterStatement[],
  context: MergeContext,
): MergeResult<Deadline | undefined> {
  const earlier = current.deadline;
  const stated = findStatedDeadline(added) ?? (earlier && replaceTime(earlier, statements));
  const later = earlier && stated ? completeDeadline(stated, earlier) : stated;
  return mergeFact(
    {
      about: deadlineLabel,
      earlier,
      later,
      textOf: formatDeadlineText,
      keyOf: createDeadlineKey,
      isDoubtful: isOtherRound(earlier?.date, later?.date, context),
    },
    context,
  );
}

/** Replaces the time of day of the deadline: "changed from 5:00 p.m. to 11:59 p.m." */
function replaceTime(
  earlier: Deadline,
  statements: readonly LaterStatement[],
): Deadline | undefined {
  const by = statements.find(({ replaced }) =>
    replaced.some(({ values }) => values.get('time')?.has(earlier.time ?? '')),
  );
  const [time, ...others] = by?.values.get('time') ?? [];
  if (!by || time === undefined || others.length > 0 || by.values.has('date')) return undefined;
  const { doubtfulTime: _, ...rest } = earlier;
  const { quote, page, file } = by.fact;
  return { ...rest, time, quote, page, file };
}

function findStatedDeadline(details: AnalysisDetails): Deadline | undefined {
  const { deadline, steps = [] } = details;
  if (deadline && isOfApplication(deadline, steps)) {
    return statesOnlyReplacedValue(deadline.quote, 'date', deadline.date.slice(5))
      ? undefined
      : deadline;
  }
  const [only, ...others] = steps.filter(
    ({ kind, date, quote }) =>
      kind === 'application' && date && !statesOnlyReplacedValue(quote, 'date', date.slice(5)),
  );
  if (!only?.date || others.length > 0) return undefined;
  const { kind: _, monthDay: __, words: ___, date, ...more } = only;
  return { date, ...more };
}

const due =
  /\b(?:deadlines?|due|clos(?:es?|ing)|submi\w+|extend\w*|extension|by|until|no later than)\b/i;

/**
 * Whether the deadline is for the application. In a short file, the only date may be the due date of a letter of intent
 * or of questions.
 */
function isOfApplication({ date, quote = '' }: Deadline, steps: readonly Step[]): boolean {
  const kinds = steps.filter((step) => toMonthDay(step) === date.slice(5)).map(({ kind }) => kind);
  if (kinds.includes('application')) return true;
  return kinds.every((kind) => kind === 'other') && due.test(quote);
}

function completeDeadline(later: Deadline, earlier: Deadline): Deadline {
  const { isYearInferred, ...dated } = later;
  const date = isYearInferred ? moveToNearestYear(later.date, earlier.date) : later.date;
  const hasClock = later.time !== undefined || later.doubtfulTime !== undefined;
  const { time, timeZone, doubtfulTime } = earlier;
  return {
    ...dated,
    date,
    ...(isYearInferred && earlier.isYearInferred && { isYearInferred }),
    ...(!hasClock && time && { time }),
    ...(!hasClock && doubtfulTime && { doubtfulTime }),
    ...(!later.timeZone && timeZone && { timeZone }),
  };
}

export function formatDeadlineText({ date, time, timeZone, doubtfulTime }: Deadline): string {
  const clock = time ? [formatClockTime(time), timeZone].filter(Boolean).join(' ') : '';
  return [formatDay(date), doubtfulTime ?? clock].filter((part) => part !== '').join(', ');
}

/** Equal for "ET" and "Eastern Time". */
function createDeadlineKey({
  date,
  time = '',
  timeZone = '',
  doubtfulTime = '',
}: Deadline): string {
  const zone = parseZone(timeZone);
  const place = typeof zone === 'string' ? timeZone.toLowerCase() : zone.iana;
  return [date, doubtfulTime || time, place].join(' ');
}

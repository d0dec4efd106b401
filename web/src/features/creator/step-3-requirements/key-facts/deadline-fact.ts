import type { AnalysisDetails, Deadline, Step, StepKind } from '@grantwright/shared/contract';
import { calendarDate, daysUntil } from '../../../../lib/format.ts';
import { acceptingText } from './call-status.ts';
import { factValue, missingText, quoteOf, toLine, type FactLine, type FactValue } from './fact.ts';

/** Labels of the other dates; a date of unknown meaning appears only in the checklist. */
const stepLabels: Record<Exclude<StepKind, 'other'>, string> = {
  'letter-of-intent': 'Letter of intent',
  application: 'Application',
  event: 'Event',
  questions: 'Questions',
  decision: 'Decision',
  start: 'Start',
  report: 'Report',
};

const maxOtherDates = 5;

/** The due date, even if it has passed or recurs, and the other dates of the call. */
export function deadlineFact(details: AnalysisDetails, now: Date): FactValue {
  const { deadline, steps = [], keyFacts } = details;
  const undated = steps.find(({ kind, date }) => kind === 'application' && !date);
  return {
    ...factValue(
      dueLine(deadline, undated, now) ?? (keyFacts?.deadline && toLine(keyFacts.deadline)),
      missingText(details, 'deadline'),
    ),
    more: [...statusLine(details, now), ...otherDates(steps, deadline ?? undated)],
  };
}

/** How the call accepts applications. A passed deadline contradicts that it is open. */
function statusLine({ status, deadline }: AnalysisDetails, now: Date): FactLine[] {
  const hasPassed = deadline !== undefined && daysUntil(deadline.date, now) < 0;
  const text = status && acceptingText[status];
  return text && !(status === 'open' && hasPassed) ? [{ text }] : [];
}

function dueLine(
  deadline: Deadline | undefined,
  undated: Step | undefined,
  now: Date,
): FactLine | undefined {
  if (deadline) return { text: deadlineText(deadline, now), ...quoteOf(deadline) };
  return undated && { text: capitalize(undated.words), ...quoteOf(undated) };
}

function deadlineText(deadline: Deadline, now: Date): string {
  const { date, isYearInferred } = deadline;
  const days = daysUntil(date, now);
  const day = `${calendarDate(date)}${isYearInferred ? ' (year not stated)' : ''}`;
  const when = [day, timeText(deadline)].filter(Boolean).join(', ');
  return days < 0 ? `Deadline passed: ${when}` : `${when}, ${daysLeft(days)}`;
}

function otherDates(steps: readonly Step[], shown: Deadline | Step | undefined): FactLine[] {
  const lines = steps.flatMap((step): FactLine[] => {
    const { kind, date, words } = step;
    const isShown =
      step === shown || (kind === 'application' && date !== undefined && date === shown?.date);
    if (kind === 'other' || isShown || step.quote === shown?.quote) return [];
    const day = date ? calendarDate(date) : words;
    const when = [day, timeText(step)].filter(Boolean).join(', ');
    return [{ text: `${stepLabels[kind]}: ${when}`, ...quoteOf(step) }];
  });
  const texts = new Set<string>();
  return lines.filter(({ text }) => !texts.has(text) && texts.add(text)).slice(0, maxOtherDates);
}

/** An ambiguous time is shown in the funder's words, so that it does not look certain. */
function timeText({
  time,
  timeZone,
  doubtfulTime,
}: Pick<Deadline, 'time' | 'timeZone' | 'doubtfulTime'>): string | undefined {
  if (doubtfulTime) return `${doubtfulTime} (time unclear, ask the funder)`;
  return time && [clock(time), timeZone].filter(Boolean).join(' ');
}

function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const suffix = hour < 12 ? 'a.m.' : 'p.m.';
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${suffix}`;
}

function daysLeft(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

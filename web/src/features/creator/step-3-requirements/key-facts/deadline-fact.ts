import type { AnalysisDetails, Deadline, Step, StepKind } from '@grantwright/shared/contract';
import { calendarDate, daysUntil } from '../../../../lib/format.ts';
import { shorten, quoteOf, type FactLine, type FactValue, said } from './fact.ts';

/** What the other dates are called; those of unknown meaning stay in the checklist. */
const stepNames: Record<Exclude<StepKind, 'other'>, string> = {
  'letter-of-intent': 'Letter of intent',
  application: 'Application',
  questions: 'Questions',
  decision: 'Decision',
  start: 'Start',
  report: 'Report',
};

/** More dates are in the checklist below. */
const maxOtherDates = 5;

/** Days of sending, not of a decision: "Submit the application by March 15". */
const sending = /^(?:Submit|Postmark|Send|Apply)\b|\b(?:due|deadline)\b/i;

/** When the application is due, also where that has passed, rolls or recurs, and the other dates of the call. */
export function deadlineFact(details: AnalysisDetails, now: Date): FactValue {
  const { deadline, steps = [], requirements } = details;
  const open = steps.find(({ kind, date }) => kind === 'application' && !date);
  const line = requirements.find(({ kind, text }) => kind === 'deadline' && sending.test(text));
  const stated = deadline ?? open ?? line;
  const text = deadline
    ? deadlineWords(deadline, now)
    : open
      ? capitalized(open.words)
      : line && shorten(line.text);
  return {
    ...said(text),
    ...(stated && quoteOf(stated)),
    more: otherDates(steps, deadline ?? open),
  };
}

function deadlineWords(deadline: Deadline, now: Date): string {
  const { date, isYearInferred } = deadline;
  const days = daysUntil(date, now);
  const day = `${calendarDate(date)}${isYearInferred ? ' (year not stated)' : ''}`;
  const when = [day, timeWords(deadline)].filter(Boolean).join(', ');
  return days < 0 ? `Deadline passed: ${when}` : `${when}, ${daysLeft(days)}`;
}

function otherDates(steps: readonly Step[], shown: Deadline | Step | undefined): FactLine[] {
  const lines = steps.flatMap((step): FactLine[] => {
    const { kind, date, words } = step;
    const isShown =
      step === shown || (kind === 'application' && date !== undefined && date === shown?.date);
    if (kind === 'other' || isShown || step.quote === shown?.quote) return [];
    const day = date ? calendarDate(date) : words;
    const when = [day, timeWords(step)].filter(Boolean).join(', ');
    return [{ text: `${stepNames[kind]}: ${when}`, ...quoteOf(step) }];
  });
  const texts = new Set<string>();
  return lines.filter(({ text }) => !texts.has(text) && texts.add(text)).slice(0, maxOtherDates);
}

/** A time that the funder leaves unclear is shown in their words: it must not look certain. */
function timeWords({
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

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

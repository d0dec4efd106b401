import type { AnalysisDetails, Deadline, Due } from '../../contract/analysis.ts';
import type { StepKind } from '../../contract/call-facts.ts';
import type { Report } from '../../contract/submission.ts';
import { toReadableText } from '../../text/to-readable-text.ts';
import { computeDueInstant } from './compute-due-instant.ts';
import { describeDeadline } from './describe-deadline.ts';

/** An entry in the applicant's calendar; without an instant, it lasts all day. */
export type CalendarEvent = {
  /** Stays the same when the date changes: "deadline", "decision", "decision-2". The date of a report cannot change. */
  key: string;
  title: string;
  description: string;
  /** ISO 8601 calendar date. */
  date: string;
  instant?: Date;
  /** Hours before the start. */
  alarms: readonly number[];
};

type Dates = Pick<AnalysisDetails, 'steps'> & {
  deadline?: Due | Deadline | undefined;
  reports?: Report[];
};

const exactAlarms = [7 * 24, 2 * 24, 3];
const dayAlarms = [7 * 24, 2 * 24];

const titles: Partial<Record<StepKind, string>> = {
  'letter-of-intent': 'Letter of intent due',
  questions: 'Last day for questions',
  decision: 'Decision',
};

/**
 * Converts the dated steps of a call, and the reports after an award, to calendar events. Only events that require a
 * submission have alarms.
 */
export function listCalendarEvents(
  { deadline, steps = [], reports = [] }: Dates,
  title: string,
  userZone: string,
): CalendarEvent[] {
  const events = [
    ...(deadline ? [{ kind: 'deadline', due: deadline, label: 'Due', hasAlarms: true }] : []),
    ...steps.flatMap((step) => {
      const { kind, date } = step;
      const label = titles[kind];
      if (!label || !date) return [];
      return [{ kind, due: { ...step, date }, label, hasAlarms: kind === 'letter-of-intent' }];
    }),
    ...reports.map(({ due, name }) => ({
      kind: `report-${due}`,
      due: { date: due, quote: name },
      label: 'Report due',
      hasAlarms: true,
    })),
  ];
  return events.map(({ kind, due, label, hasAlarms }, index) => {
    const number = events.slice(0, index + 1).filter((event) => event.kind === kind).length;
    const key = number === 1 ? kind : `${kind}-${number}`;
    const event = toCalendarEvent(due, `${label}: ${title}`, hasAlarms, userZone);
    // The notes are advice on when to send something.
    return { key, ...event, description: describeEvent(due, userZone, kind !== 'decision') };
  });
}

function toCalendarEvent(
  due: Due & { quote?: string | undefined; page?: number | undefined },
  title: string,
  hasAlarms: boolean,
  userZone: string,
): Omit<CalendarEvent, 'key' | 'description'> {
  const instant = computeDueInstant(due, userZone);
  const alarms = instant ? exactAlarms : dayAlarms;
  return {
    title,
    date: due.date,
    ...(instant && { instant }),
    alarms: hasAlarms ? alarms : [],
  };
}

function describeEvent(
  due: Due & { quote?: string | undefined; page?: number | undefined },
  userZone: string,
  hasNotes: boolean,
): string {
  const { when, notes } = describeDeadline(due, new Date(0), userZone);
  const page = due.page ? ` (guidelines, page ${due.page})` : '';
  const quote = due.quote ? [`“${toReadableText(due.quote)}”${page}`] : [];
  return [when, ...(hasNotes ? notes : []), ...quote].join('\n');
}

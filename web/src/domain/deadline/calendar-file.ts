import type { CalendarEvent } from '@grantwright/shared/submission';
import type { DateArray, EventAttributes } from 'ics';

export type CalendarFile = { name: string; blob: Blob };

const maxNameLength = 49;

type Source = {
  /** Identifies the application, so that a later file moves the events of an earlier one. */
  id: string;
  url: string;
};

/**
 * Creates a calendar file with the events in RFC 5545 format, which all calendar programs support.
 *
 * @param source absent until the application is saved
 */
export async function createCalendarFile(
  events: readonly CalendarEvent[],
  title: string,
  source?: Source,
): Promise<CalendarFile> {
  const { createEvents } = await import('ics');
  const { error, value } = createEvents(events.map((event) => toAttributes(event, source)));
  if (error) throw error;
  return {
    name: getCalendarFileName(title),
    blob: new Blob([value ?? ''], { type: 'text/calendar;charset=utf-8' }),
  };
}

/** Returns an ASCII file name with fewer than 50 characters: "due-shelter-fund.ics". */
export function getCalendarFileName(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const name = ['due', ...words].join('-').slice(0, maxNameLength - '.ics'.length);
  return `${name.endsWith('-') ? name.slice(0, -1) : name}.ics`;
}

function toAttributes(event: CalendarEvent, source: Source | undefined): EventAttributes {
  const { key, title, description, date, instant, alarms } = event;
  return {
    productId: 'grantwright',
    title,
    description: source ? `${description}\n${source.url}` : description,
    ...(source && {
      url: source.url,
      uid: `${source.id}.${key}@grantwright`,
      // calendars replace an event with one of the same UID and a higher number
      sequence: Math.floor(Date.now() / 1_000),
    }),
    ...(instant
      ? { ...utcOptions, start: toUtcArray(instant), duration: { minutes: 1 } }
      : toAllDay(date)),
    transp: 'TRANSPARENT',
    alarms: alarms.map((hours) => ({
      action: 'display',
      description: title,
      trigger: { hours, before: true },
    })),
  };
}

const utcOptions = { startInputType: 'utc', startOutputType: 'utc' } as const;

const toUtcArray = (instant: Date): DateArray => [
  instant.getUTCFullYear(),
  instant.getUTCMonth() + 1,
  instant.getUTCDate(),
  instant.getUTCHours(),
  instant.getUTCMinutes(),
];

/** The end is exclusive. A duration would be written as "P1DT", which RFC 5545 does not allow. */
function toAllDay(date: string): { start: DateArray; end: DateArray } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const next = new Date(Date.UTC(year, month - 1, day + 1));
  return {
    start: [year, month, day],
    end: [next.getUTCFullYear(), next.getUTCMonth() + 1, next.getUTCDate()],
  };
}

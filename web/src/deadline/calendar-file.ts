import type { CalendarEvent } from '@grantwright/shared/submission';
import type { DateArray, EventAttributes } from 'ics';

export type CalendarFile = { name: string; blob: Blob };

const maxNameLength = 49;

/**
 * Creates a calendar file with the events in RFC 5545 format, which all calendar programs support.
 *
 * @param url the address of the application
 */
export async function calendarFile(
  events: readonly CalendarEvent[],
  title: string,
  url?: string,
): Promise<CalendarFile> {
  const { createEvents } = await import('ics');
  const { error, value } = createEvents(events.map((event) => toAttributes(event, url)));
  if (error) throw error;
  return {
    name: calendarFileName(title),
    blob: new Blob([value ?? ''], { type: 'text/calendar;charset=utf-8' }),
  };
}

/** Returns an ASCII file name with fewer than 50 characters: "due-shelter-fund.ics". */
export function calendarFileName(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const name = ['due', ...words].join('-').slice(0, maxNameLength - '.ics'.length);
  return `${name.endsWith('-') ? name.slice(0, -1) : name}.ics`;
}

function toAttributes(event: CalendarEvent, url: string | undefined): EventAttributes {
  const { title, description, date, instant, alarms } = event;
  return {
    productId: 'grantwright',
    title,
    description: url ? `${description}\n${url}` : description,
    ...(url && { url }),
    ...(instant ? { ...utc, start: utcArray(instant), duration: { minutes: 1 } } : allDay(date)),
    transp: 'TRANSPARENT',
    alarms: alarms.map((hours) => ({
      action: 'display',
      description: title,
      trigger: { hours, before: true },
    })),
  };
}

const utc = { startInputType: 'utc', startOutputType: 'utc' } as const;

const utcArray = (instant: Date): DateArray => [
  instant.getUTCFullYear(),
  instant.getUTCMonth() + 1,
  instant.getUTCDate(),
  instant.getUTCHours(),
  instant.getUTCMinutes(),
];

function allDay(date: string): Pick<EventAttributes, 'start'> & { duration: { days: number } } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { start: [year, month, day], duration: { days: 1 } };
}

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const cached = formats.get(zone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
};

/** Converts an instant to the local date and time of a zone, as the milliseconds of the same date and time in UTC. */
function toLocalTimeMs(instantMs: number, zone: string): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instantMs))
    parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Computes the offset of a zone from UTC at an instant, in milliseconds. */
export const computeOffsetMs = (instantMs: number, zone: string): number => {
  const wholeSecond = Math.floor(instantMs / 1_000) * 1_000;
  return toLocalTimeMs(wholeSecond, zone) - wholeSecond;
};

/** The last zone on earth, where a date ends 12 hours later than in UTC. */
export const lastZone = 'Etc/GMT+12';

/** Formats the calendar date of an instant in a zone: `YYYY-MM-DD`. */
export const formatDateInZone = (instant: Date, zone: string): string =>
  new Date(toLocalTimeMs(instant.getTime(), zone)).toISOString().slice(0, 10);

/** Formats the time of day of an instant in a zone: `HH:MM`. */
export const formatTimeInZone = (instant: Date, zone: string): string =>
  new Date(toLocalTimeMs(instant.getTime(), zone)).toISOString().slice(11, 16);

const dayMs = 86_400_000;

/**
 * Converts a date and time of day in a zone to an instant. A time that a daylight saving change skips or repeats
 * resolves to the earlier of its two instants, so that nobody is late.
 */
export function toInstant(date: string, time: string, zone: string): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const localMs = Date.parse(`${date}T00:00:00Z`) + (hour * 60 + minute) * 60_000;
  const instants = [-dayMs, dayMs].map((shift) => {
    const offset = computeOffsetMs(localMs + shift, zone);
    return { instantMs: localMs - offset, offset };
  });
  const exact = instants.filter(
    ({ instantMs, offset }) => computeOffsetMs(instantMs, zone) === offset,
  );
  const candidates = exact.length > 0 ? exact : instants;
  return new Date(Math.min(...candidates.map(({ instantMs }) => instantMs)));
}

/** Whole days from one calendar date to another. */
export const countDaysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);

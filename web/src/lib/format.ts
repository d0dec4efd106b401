const units = ['B', 'KB', 'MB', 'GB'];

/** Formats a file size with base 1024 and two decimals: "1.50 MB". */
export function formatFileSize(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  return `${(bytes / 1024 ** step).toFixed(step === 0 ? 0 : 2)} ${units[step]}`;
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const longDateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const dateTimeFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** Formats a date in the user's time zone: "Nov 21, 2026". */
export const formatShortDate = (instant: string): string => dateFormat.format(new Date(instant));
/** Formats a date in the user's time zone: "November 21, 2026". */
export const formatLongDate = (instant: string | Date): string =>
  longDateFormat.format(new Date(instant));

/** Formats a date and time in the user's time zone: "Nov 21, 2026, 3:04 PM". */
export const formatDateTime = (instant: string | number): string =>
  dateTimeFormat.format(new Date(instant));

const timeFormat = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
/** Formats a time of day in the user's time zone and locale: "3:04 PM". */
export const formatTime = (instant: string): string => timeFormat.format(new Date(instant));

/** Formats a calendar date (YYYY-MM-DD), parsed at noon so that no time zone shifts it. */
export const formatCalendarDate = (date: string): string =>
  formatLongDate(`${date.slice(0, 10)}T12:00:00`);

/** Counts whole days from today to a calendar date; negative if the date has passed. */
export function countDaysUntil(date: string, now: Date): number {
  const [year = 0, month = 1, day = 1] = date.slice(0, 10).split('-').map(Number);
  const dayTime = Date.UTC(year, month - 1, day);
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.round((dayTime - today) / 86_400_000);
}

const rightToLeftPattern = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Isolates text that follows a name on the same line. After a right-to-left name, the browser would otherwise
 * mix the two.
 */
export const isolateAfterRtl = (name: string, text: string): string =>
  rightToLeftPattern.test(name) ? `\u2068${text}\u2069` : text;

export const formatPrice = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** Formats a count with its noun: "1 gap", "3 gaps". */
export const pluralize = (n: number, one: string, many = `${one}s`): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`;

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

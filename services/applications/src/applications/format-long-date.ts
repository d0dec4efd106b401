/** Formats a day in UTC, such as "November 21, 2026". */
export const formatLongDate = (day: Date): string =>
  day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

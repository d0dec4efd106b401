/** The spec's long US date, such as "November 21, 2026", of the day in UTC. */
export const longDate = (day: Date): string =>
  day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

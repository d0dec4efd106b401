/** Returns the date in UTC, in ISO format. */
export const isoDate = (date: Date): string => date.toISOString().slice(0, 10);

/** Returns the last day on which a text saved at this time counts as current, unless the user chooses another. */
export function oneYearAfter(date: Date): string {
  const later = new Date(date);
  later.setUTCFullYear(date.getUTCFullYear() + 1);
  return isoDate(later);
}

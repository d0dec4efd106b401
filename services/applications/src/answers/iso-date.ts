/** Returns the date in UTC, in ISO format. */
export const isoDate = (date: Date): string => date.toISOString().slice(0, 10);

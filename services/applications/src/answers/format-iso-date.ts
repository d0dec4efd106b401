/** Returns the date in UTC, in ISO format. */
export const formatIsoDate = (date: Date): string => date.toISOString().slice(0, 10);

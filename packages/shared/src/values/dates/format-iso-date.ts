/** Formats the date in UTC, such as "2026-11-30". */
export const formatIsoDate = (time: Date): string => time.toISOString().slice(0, 10);

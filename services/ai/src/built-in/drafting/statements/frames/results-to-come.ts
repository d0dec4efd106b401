import { findDates } from '../../../../text/dates.ts';

/** "By July 31, 2028:" over a list of results. */
export const dueOf = (line: string): string | undefined => {
  const day = /^by ([^:,]{3,30}(?:, \d{4})?):$/i.exec(line)?.[1];
  return day !== undefined && findDates(day).length === 1 ? day : undefined;
};

const fromTo =
  /\bfrom (?:about |over )?\d[\d,.]*\b.*\b(?:to|below|under) (?:below |under |about )?\d/i;

/** "missed calls, from 118 a year to below 40": what is to change, and nothing that was done. */
export const isChange = (line: string): boolean => fromTo.test(line);

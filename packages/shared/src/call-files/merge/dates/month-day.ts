import type { Step } from '../../../contract/call-facts.ts';

/** The day of a step in every year, `MM-DD`; undefined if it names none. */
export const monthDayOf = ({ date, monthDay }: Step): string | undefined =>
  date?.slice(5) ?? monthDay;

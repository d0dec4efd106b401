import type { Step } from '../../../contract/call-facts.ts';

/** Returns the month and day of a step as `MM-DD`, or undefined if it has none. */
export const toMonthDay = ({ date, monthDay }: Step): string | undefined =>
  date?.slice(5) ?? monthDay;

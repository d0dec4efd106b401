import type { DateMention } from '../../text/dates.ts';
import type { TimeMention } from '../../text/times.ts';

/** A time this close behind a day is that day's. */
const rightBehind = 12;
const before = 60;

/** The time of day that a sentence gives for one of its days: "opens 9 am on May 2 and closes 5 pm on June 6". */
export const timeOfDay = (
  date: DateMention,
  dates: readonly DateMention[],
  times: readonly TimeMention[],
): TimeMention | undefined => {
  const last = dates.filter(({ end }) => end <= date.start).at(-1)?.end ?? 0;
  return (
    times.find(({ start }) => start >= date.end && start - date.end < rightBehind) ??
    times.findLast(
      ({ start, end }) => end <= date.start && start >= Math.max(last, date.start - before),
    ) ??
    times.find(({ start }) => start >= date.start - before) ??
    times[0]
  );
};

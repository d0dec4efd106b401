const letters = /^(?:[ECP]|AK)([DS])T$/i;
const words = /\b(Daylight|Standard)\b/i;

/** Returns the day of the month on which the nth Sunday falls (`nth` starts at 1). */
const getNthSunday = (year: number, month: number, nth: number): number => {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return 1 + ((7 - first) % 7) + (nth - 1) * 7;
};

const formatDay = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Whether daylight saving time is in effect in the United States and Canada on the given day (ISO date). */
const isDaylightTime = (date: string): boolean => {
  const year = Number(date.slice(0, 4));
  return (
    date >= formatDay(year, 3, getNthSunday(year, 3, 2)) &&
    date < formatDay(year, 11, getNthSunday(year, 11, 1))
  );
};

/**
 * Returns the time actually in effect if a North American zone name is wrong for the given day: "standard time" for
 * "PDT" in January. Returns undefined if the name is correct or ambiguous. Excludes Mountain time, since Arizona stays
 * on standard time all year.
 *
 * @param date ISO calendar date
 */
export const findConflictingTimeInEffect = (
  zone: string,
  date: string,
): 'standard time' | 'daylight saving time' | undefined => {
  if (/mountain|hawaii/i.test(zone)) return undefined;
  const zoneLetter = (letters.exec(zone)?.[1] ?? words.exec(zone)?.[1])?.[0]?.toLowerCase();
  if (zoneLetter === undefined || (zoneLetter === 'd') === isDaylightTime(date)) return undefined;
  return zoneLetter === 'd' ? 'standard time' : 'daylight saving time';
};

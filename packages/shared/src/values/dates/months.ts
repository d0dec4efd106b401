const months =
  'january february march april may june july august september october november december'.split(
    ' ',
  );
/** The first three letters of each month, in lower case. September is also abbreviated as "Sept". */
export const monthPrefixes: readonly string[] = months.map((name) => name.slice(0, 3));
const weekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');
const moreMonths = { sept: 9 };
const moreWeekdays = { tues: 2, weds: 3, thur: 4, thurs: 4 };

/** Numbers the names and their first three letters, starting at `first`. */
const numberEachName = (names: readonly string[], first: number): [string, number][] =>
  names.flatMap((name, index): [string, number][] => [
    [name, index + first],
    [name.slice(0, 3), index + first],
  ]);

const monthNumbers = new Map([...numberEachName(months, 1), ...Object.entries(moreMonths)]);
const weekdayNumbers = new Map([
  ...numberEachName(weekdays, 0),
  ...numberEachName(weekdays, 0).map(([name, number]): [string, number] => [`${name}s`, number]),
  ...Object.entries(moreWeekdays),
]);

/** Names that are ordinary words when written in lower case, or people and verbs when alone. */
const ordinaryWords = new Set(['may', 'march', 'mar', 'sun', 'sat', 'wed']);

/** Finds the month named by a lower-case word, 1 to 12. */
export const findMonth = (lower: string): number | undefined => monthNumbers.get(lower);

/** Finds the weekday named by a lower-case word, 0 (Sunday) to 6. */
export const findWeekday = (lower: string): number | undefined => weekdayNumbers.get(lower);

/** True for "may" and "march", false for "May" and "january". */
export const isOrdinaryWord = (text: string): boolean => ordinaryWords.has(text);

export const isFullMonthName = (lower: string): boolean => months.includes(lower);

/** Returns the number of days in a month; 29 for February if the year is unknown. */
export const countDaysInMonth = (month: number, year = 2024): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

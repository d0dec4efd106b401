import { plain, squeeze } from '@grantwright/analyst';
import { findDates } from '../../text/dates.ts';
import { findTimes } from '../../text/times.ts';

const columnOfDays = /^(?:due |closing )?(?:dates?|days?)$/i;
const columnOfTimes = /^(?:due |closing )?times?(?: of day)?(?: \([^)]*\))?$/i;

/** Whether a cell has a day and nothing else but its weekday. */
const isDay = (cell: string): boolean => {
  const text = squeeze(plain(cell));
  const [date, ...more] = findDates(text);
  return (
    date?.day !== undefined &&
    more.length === 0 &&
    date.start <= 12 &&
    text.length - date.text.length <= 14 &&
    findTimes(text).length === 0
  );
};

/** Whether a cell has a time of day and nothing else. */
const isTime = (cell: string): boolean => {
  const text = squeeze(plain(cell));
  const [time, ...more] = findTimes(text);
  return time !== undefined && more.length === 0 && text.length - time.text.length <= 6;
};

/**
 * The rows of a table with the time of day in the cell of the day that it follows: "March 4, 2027 | 5:00 p.m. ET"
 * is one moment. Rows stay as they are unless every time in the column follows a day.
 */
export const joinDayAndTime = (rows: string[][]): string[][] => {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const at = Array.from({ length: width }, (_, column) => column).find((column) => {
    const pairs = rows.map((row) => [row[column] ?? '', row[column + 1] ?? ''] as const);
    return (
      pairs.some(([day, time]) => isDay(day) && isTime(time)) &&
      pairs.every(
        ([day, time]) =>
          time.trim() === '' ||
          (isDay(day) && isTime(time)) ||
          (columnOfDays.test(day.trim()) && columnOfTimes.test(time.trim())),
      )
    );
  });
  if (at === undefined) return rows;
  return rows.map((row) => {
    const [day = '', time = ''] = row.slice(at, at + 2);
    const joined = isTime(time) ? `${day.trim()} ${time.trim()}` : day;
    return [...row.slice(0, at), joined, ...row.slice(at + 2)];
  });
};

import { expect, it } from 'vitest';
import { findDates } from '../../text/dates.ts';
import { findTimes } from '../../text/times.ts';
import { timeOfDay } from './time-of-day.ts';

const timesOf = (text: string): (string | undefined)[] => {
  const dates = findDates(text);
  return dates.map((date) => timeOfDay(date, dates, findTimes(text))?.time);
};

it.each([
  ['The round opens 9:00 am on 2 February 2027 and closes 5:00 pm on 13 March 2027.', '17:00'],
  ['Due March 13, 2027, 4:30 p.m.', '16:30'],
  ['Due by noon on Friday, 13 March 2027', '12:00'],
  ['Opens May 4, 2027 at 8 a.m.; closes June 4, 2027 at 3 p.m.', '15:00'],
])('the day has the time that stands beside it: %s', (text, last) => {
  expect(timesOf(text).at(-1)).toBe(last);
});

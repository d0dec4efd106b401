import { expect, it } from 'vitest';
import { knownDates } from './known-dates.ts';

const dates = (line: string) => knownDates([line], '2026-01-12');

it.each([
  [
    'We start on 13 September 2027 and finish on 12 June 2028.',
    '13 September 2027 to 12 June 2028',
  ],
  ['Classes begin on 7 May 2027 and end on 30 June 2028, in terms.', '7 May 2027 to 30 June 2028'],
  [
    'They run from Monday, June 7, 2027 to Friday, August 13, 2027.',
    'June 7, 2027 to August 13, 2027',
  ],
  ['From 1 February 2027 to 31 January 2028.', '1 February 2027 to 31 January 2028'],
  ['The work takes place between May 2027 and July 2027.', 'May 2027 to July 2027'],
])('reads the time of a project: %s', (line, span) => {
  expect(dates(line)).toBe(span);
});

it('takes two days for no time', () => {
  expect(dates('The walks are on 17 October and 21 November 2027.')).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { findDates, formatIso } from './dates.ts';
import { Tokens } from '../tokens.ts';

const dates = (text: string) => findDates(new Tokens(text));
/** "2026-05-01", "????-05-01" and so on, with the other known parts. */
const short = (text: string): string[] =>
  dates(text).map(({ year, month, day, season, recurring, weekday }) =>
    [
      [year ?? '?', month ?? '?', day ?? '?'].join('-'),
      ...(season ? [season] : []),
      ...(weekday === undefined ? [] : [`weekday ${weekday}`]),
      ...(recurring ? ['recurring'] : []),
    ].join(' '),
  );

describe('findDates', () => {
  it.each([
    ['May 1, 2026', ['2026-5-1']],
    ['Due: MAY 1ST, 2026.', ['2026-5-1']],
    ['1 May 2026', ['2026-5-1']],
    ['the 1st of May', ['?-5-1']],
    ['May 5 th, 2026', ['2026-5-5']],
    ['the 5 th of May', ['?-5-5']],
    ['the fifteenth of March, 2027', ['2027-3-15']],
    ['01-May-26', ['2026-5-1']],
    ['2026 May 1', ['2026-5-1']],
    ["Sept. 3, '26", ['2026-9-3']],
    ['no later than May 1 at noon', ['?-5-1']],
    ['May 2026', ['2026-5-?']],
    ['by the end of August', ['?-8-?']],
    ['Friday, June 5, 2026', ['2026-6-5 weekday 5']],
    ['Thurs. 4 June', ['?-6-4 weekday 4']],
    ['05/01/2026', ['2026-5-1']],
    ['5/7/27', ['2027-5-7']],
    ['2026-05-01', ['2026-5-1']],
    ['13/06/2026', ['2026-6-13']],
    ['02.06.2026', ['2026-6-2']],
    ['05/2026', ['2026-5-?']],
    ['applications are due by 5/7', ['?-5-7']],
    ['Friday, 5/7', ['?-5-7 weekday 5']],
    ['Due date: 5/7', ['?-5-7']],
    ['no later than 15/3', ['?-3-15']],
    ['1 May/1 November', ['?-5-1', '?-11-1']],
    ['May.1, 2026', ['2026-5-1']],
    ['10/30/26-11/03/26', ['2026-10-30', '2026-11-3']],
    ['1st Jan – 31st Dec', ['?-1-1', '?-12-31']],
    ['Plan draft 1 – October 1, 2027', ['2027-10-1']],
    ['spring 2026', ['2026-?-? spring']],
    ['Fall of 2027', ['2027-?-? fall']],
    ['May 1-15, 2026', ['2026-5-1', '2026-5-15']],
    ['1 to 15 May 2026', ['2026-5-1', '2026-5-15']],
    ['May 1 to June 3, 2026', ['2026-5-1', '2026-6-3']],
    ['between May 1 and June 3, 2026', ['2026-5-1', '2026-6-3']],
    ['November 1 through March 1, 2027', ['2026-11-1', '2027-3-1']],
    ['October 1, 2026 to February 3', ['2026-10-1', '2027-2-3']],
    ['March 1, June 1 and September 1', ['?-3-1', '?-6-1', '?-9-1']],
    ['March 1, 15 and 30', ['?-3-1', '?-3-15', '?-3-30']],
    ['March, June and September', ['?-3-?', '?-6-?', '?-9-?']],
    ['the second Friday of each month', ['?-?-? weekday 5 recurring']],
    ['first Monday in October', ['?-10-? weekday 1 recurring']],
    ['the last day of February', ['?-2-? recurring']],
    ['the 15th of every month', ['?-?-15 recurring']],
    ['the 1st and 15th of each month', ['?-?-? recurring']],
    ['awarded quarterly', ['?-?-? recurring']],
    ['twice a year', ['?-?-? recurring']],
    ['founded in 1887', ['1887-?-?']],
    ['in 2023, 2024 and 2025', ['2023-?-?', '2024-?-?', '2025-?-?']],
    ['FY26', ['2026-?-?']],
    ["FY '26 copies", ['2026-?-?']],
    ['FY 2025/2026', ['2025-?-?', '2026-?-?']],
    ['the 2025-26 season', ['2025-?-?', '2026-?-?']],
    ['the 1999-00 season', ['1999-?-?', '2000-?-?']],
    ['scheduled for mid-2027', ['2027-?-?']],
  ])('reads %j', (text, expected) => {
    expect(short(text)).toEqual(expected);
  });

  it.each([
    'Section 5/7 of the code',
    'no longer than 1/2 page',
    'open 24/7',
    '10/12 points',
    'two-thirds (2/3) of the members',
    'call 555-010-2026',
    'version 2.10.2026.1',
    '546-00-2096',
    'you may 5 times',
    'on the march 3 times',
    'February 30',
    '31 June',
    '5/32/2026',
    '13/13/2026',
    '2000 Main Street',
    '1987 Larch Road',
    '2026 copies',
    'in 2026 words',
    'report 2026_v2',
    'release 2026.1',
    'up to 2000 words',
    'established at 1874 Larch Road',
    'Form 1990 and Room 2012',
    'May I apply?',
    'June Smith will help you',
    'HHS-2026-ACF-0078',
  ])('does not find a date in %j', (text) => {
    expect(short(text)).toEqual([]);
  });

  it('reads an ambiguous date in the order used by the document', () => {
    const [date] = findDates(new Tokens('05/06/2026'), 'day-first');
    expect(date).toMatchObject({ month: 6, day: 5 });
  });

  it('marks both ends of a range', () => {
    expect(dates('May 1 – June 3, 2026').map(({ range }) => range)).toEqual(['start', 'end']);
    expect(dates('May 1 and June 3, 2026').map(({ range }) => range)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('excludes the period at the end of a sentence', () => {
    expect(dates('It closes on 1 July.')[0]?.text).toBe('1 July');
    expect(dates('It closes on Jan. 5.')[0]?.text).toBe('Jan. 5');
  });
});

describe('formatIso', () => {
  it('returns a day only if the year, month and day are known', () => {
    expect(formatIso({ year: 2026, month: 5, day: 1 })).toBe('2026-05-01');
    expect(formatIso({ month: 5, day: 1 })).toBeUndefined();
    expect(formatIso({ year: 2026, month: 5 })).toBeUndefined();
  });
});

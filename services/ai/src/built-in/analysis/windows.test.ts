import { expect, it } from 'vitest';
import { dueDates } from './due-dates.ts';
import { readingOf } from './fixtures/reading-of.ts';
import { readGuidelines } from './read-guidelines.ts';

const duesIn = (text: string): string[] =>
  dueDates(readGuidelines(readingOf('html', 'Call', `# Heron Grants\n${text}`), '2026-01-12')).map(
    ({ date, name }) => `${date.iso ?? `${date.month}/${date.day ?? ''}`} ${name}`.trim(),
  );

it.each([
  [
    '| Cycle | Apply between* | Form |\n| Fall | Oct. 5 - 16, 2026* | Link |\n| Spring | March 2 - 13, 2027 | Link |',
    ['2026-10-16 fall', '2027-03-13 spring'],
  ],
  [
    '| Round | Application window | Panel |\n| Round 1 | January 5, 2026 - February 6, 2026 | A |\n| Round 2 | June 1, 2026 to July 3, 2026 | B |',
    ['2026-02-06 round 1', '2026-07-03 round 2'],
  ],
  ['Application period: April 6, 2026 – May 8, 2026', ['2026-05-08']],
  ['Application window: September 8 - 19', ['9/19']],
  ['Open – close: May 1, 2026 – May 29, 2026', ['2026-05-29']],
  [
    '| Stream | Sprout | Branch |\n| Size | Up to $900 | Up to $9,000 |\n| Full application | May 5, 2026 | By invitation; due June 2, 2026 |',
    ['2026-05-05 Full application - Sprout', '2026-06-02 Full application - Branch'],
  ],
  [
    '| Size | Up to R90 000 |\n| Window 1 | 3 May 2026 to 28 May 2026, 16:00 SAST |\n| Window 2 | 4 October 2026 to 30 October 2026, 16:00 SAST |',
    ['2026-05-28', '2026-10-30'],
  ],
])('reads the end of a window: %s', (text, dues) => {
  expect([...new Set(duesIn(text))]).toEqual(dues);
});

it.each([
  'Project period: April 6, 2026 – May 8, 2027',
  'Apply from: April 6, 2026',
  'Window 2 of the observatory: April 6, 2026 to May 8, 2026',
  'Period of the grant: June 1, 2026 to May 30, 2027',
  'If you would like to request a coach, please do so no later than Friday, April 3, 2026.',
])('takes no other span or step for one: %s', (text) => {
  expect(duesIn(text)).toEqual([]);
});

import { expect, it } from 'vitest';
import { dueDates } from '../due-dates.ts';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';

it('takes the day to which a deadline was moved', () => {
  const guidelines = readGuidelines(
    readingOf(
      'html',
      '',
      '| Released | May 1, 2027 |\n| Proposals due | January 8, 2028 January 15, 2028, 3:00 p.m. (extended by Addendum 1) |',
    ),
    '2027-06-01',
  );
  expect(dueDates(guidelines).map(({ date }) => date.iso)).toEqual(['2028-01-15']);
});

it('takes the day until which submissions are open', () => {
  const guidelines = readGuidelines(
    readingOf('html', '', '# Networking grants\nSubmissions open now until the 18th April 2027'),
    '2026-12-01',
  );
  expect(dueDates(guidelines).map(({ date }) => date.iso)).toEqual(['2027-04-18']);
});

import type { AnalysisDetails } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { someDetails } from '../../testing/builders.ts';
import { listKeyDates } from './key-dates.ts';

const listTexts = (overrides: Partial<AnalysisDetails>) =>
  listKeyDates(someDetails(overrides), new Date('2026-11-21T12:00:00Z'), 'America/Los_Angeles').map(
    ({ text }) => text,
  );

it('lists each date once, except the deadline, the letter of intent and dates of unknown meaning', () => {
  const step = { words: 'March 4', quote: 'Key dates' };
  const texts = listTexts({
    deadline: { date: '2027-03-04', quote: 'Applications are due March 4.' },
    steps: [
      { ...step, kind: 'letter-of-intent', date: '2027-02-12' },
      { ...step, kind: 'questions', date: '2027-02-19', time: '12:00', timeZone: 'PT' },
      { ...step, kind: 'application', date: '2027-03-04' },
      { ...step, kind: 'decision', words: 'June 15', monthDay: '06-15' },
      { ...step, kind: 'decision', words: 'June 15', monthDay: '06-15' },
      { ...step, kind: 'other', date: '2027-01-01' },
    ],
  });
  expect(texts).toEqual(['Questions: February 19, 2027, 12:00 p.m. PT', 'Decision: June 15']);
});

it('lists the other yearly deadlines of the same sentence', () => {
  const quote = 'Applications are due May 1 and October 1.';
  const step = { kind: 'application', quote } as const;
  const texts = listTexts({
    deadline: { date: '2027-05-01', isYearInferred: true, quote },
    steps: [
      { ...step, words: 'May 1', monthDay: '05-01' },
      { ...step, words: 'October 1', monthDay: '10-01' },
    ],
  });
  expect(texts).toEqual(['Application: October 1']);
});

it('lists only those of the other deadlines that the applicant cannot choose', () => {
  const onDay = (date: string) => ({ kind: 'application' as const, date, words: date });
  const texts = listTexts({
    deadline: { date: '2027-05-01' },
    steps: [onDay('2026-05-01'), onDay('2027-05-01'), onDay('2027-10-01')],
  });
  expect(texts).toEqual(['Application: May 1, 2026']);
});

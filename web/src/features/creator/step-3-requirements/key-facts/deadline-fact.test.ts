import type { AnalysisDetails } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { someDetails } from '../../testing/builders.ts';
import { getDeadlineFact } from './deadline-fact.ts';

const getFact = (overrides: Partial<AnalysisDetails>) =>
  getDeadlineFact(someDetails(overrides), new Date('2026-11-21T12:00:00Z'), 'America/Los_Angeles');

it('marks a past deadline', () => {
  const deadline = { date: '2022-04-18', time: '23:59', timeZone: 'PDT', quote: 'By April 18' };
  expect(getFact({ deadline })).toMatchObject({
    text: 'Deadline passed: April 18, 2022, 11:59 p.m. PDT',
    isStated: true,
    quote: 'By April 18',
  });
});

it('shows the deadline in both time zones and the time left', () => {
  const deadline = { date: '2026-11-30', time: '17:00', timeZone: 'ET', page: 2, quote: 'By …' };
  expect(getFact({ deadline })).toMatchObject({
    text: 'November 30, 2026, 5:00 p.m. ET (Eastern Time, funder) · 2:00 p.m. your time (Los Angeles), in 9 days',
    page: 2,
    quote: 'By …',
  });
});

it('notes that the year is not stated', () => {
  const deadline = { date: '2026-11-30', isYearInferred: true };
  expect(getFact({ deadline }).text).toBe('November 30, 2026 (year not stated), in 9 days');
});

it.each([
  ['on a rolling basis', 'On a rolling basis'],
  ['second Friday of each month', 'Second Friday of each month'],
])("shows a deadline without a date in the funder's words: %s", (words, text) => {
  const step = { kind: 'application', words, quote: `Apply ${words}.`, page: 2 } as const;
  expect(getFact({ steps: [step] })).toMatchObject({ text, isStated: true, quote: step.quote });
});

it('lists every other date once, except dates of unknown meaning', () => {
  const step = { words: 'March 4', quote: 'Key dates' };
  const { more } = getFact({
    deadline: { date: '2027-03-04', quote: 'Applications are due March 4.' },
    steps: [
      { ...step, kind: 'letter-of-intent', date: '2027-02-12', time: '12:00', timeZone: 'PT' },
      { ...step, kind: 'application', date: '2027-03-04' },
      { ...step, kind: 'decision', words: 'June 15', monthDay: '06-15' },
      { ...step, kind: 'decision', words: 'June 15', monthDay: '06-15' },
      { ...step, kind: 'other', date: '2027-01-01' },
    ],
  });
  expect(more?.map(({ text }) => text)).toEqual([
    'Letter of intent: February 12, 2027, 12:00 p.m. PT',
    'Decision: June 15',
  ]);
});

it('lists the other yearly deadlines of the same sentence', () => {
  const quote = 'Applications are due May 1 and October 1.';
  const step = { kind: 'application', quote } as const;
  const { more } = getFact({
    deadline: { date: '2027-05-01', isYearInferred: true, quote },
    steps: [
      { ...step, words: 'May 1', monthDay: '05-01' },
      { ...step, words: 'October 1', monthDay: '10-01' },
    ],
  });
  expect(more?.map(({ text }) => text)).toEqual(['Application: October 1']);
});

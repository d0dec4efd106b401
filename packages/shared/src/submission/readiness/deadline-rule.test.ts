import { describe, expect, it } from 'vitest';
import type { Deadline } from '../../contract/index.ts';
import { findFindings } from './find-findings.ts';
import { aReadinessInput } from './testing/builders.ts';
import { findingTexts } from './testing/finding-texts.ts';

describe('the deadline rule', () => {
  const now = new Date('2026-11-10T18:00:00.000Z');
  const deadline = { date: '2026-11-10', time: '12:00', timeZone: 'ET' };

  it("finds a deadline that has passed in the funder's time zone", () => {
    expect(findingTexts('deadline', { now, details: { deadline } })).toEqual([
      'blocker: The deadline passed on November 10, 2026',
    ]);
  });

  it('names the file that the quote comes from', () => {
    const stated = { ...deadline, quote: 'Due November 10.', page: 2, file: 1 };
    expect(findFindings(aReadinessInput({ now, details: { deadline: stated } }))).toContainEqual(
      expect.objectContaining({ quote: 'Due November 10.', page: 2, file: 1 }),
    );
  });

  it.each<[string, Deadline]>([
    ['is in an hour', { ...deadline, time: '14:00' }],
    ['is a day that is not over everywhere', { date: '2026-11-10' }],
    ['has an unclear time on that day', { date: '2026-11-10', doubtfulTime: 'noonish' }],
  ])('finds nothing if the deadline %s', (_case, later) => {
    expect(findingTexts('deadline', { now, details: { deadline: later } })).toEqual([]);
  });

  it('finds nothing once the application has been sent', () => {
    const input = { now, details: { deadline }, submission: { status: 'submitted' as const } };
    expect(findingTexts('deadline', input)).toEqual([]);
  });

  it.each([
    [
      'is one of several',
      { deadline: { ...deadline, quote: 'Apply at any time, or by November 10.' } },
    ],
    ['may be the opening', { deadline: { ...deadline, quote: 'Applications open: November 10' } }],
    ['is for a first stage', { deadline: { ...deadline, quote: 'LOI deadline: November 10' } }],
    [
      'is followed by another',
      {
        deadline,
        steps: [{ kind: 'application' as const, date: '2027-05-10', words: 'May 10, 2027' }],
      },
    ],
    [
      'is followed by another on the same day',
      {
        deadline,
        steps: [
          { kind: 'application' as const, date: '2026-11-10', time: '17:00', words: 'at 5 p.m.' },
        ],
      },
    ],
  ])('warns about a date that %s', (_, details) =>
    expect(findingTexts('deadline', { now, details })).toEqual([
      'warning: The deadline may have passed on November 10, 2026',
    ]),
  );

  it.each(['Pre-applications are', 'A notice of intent is', 'Expressions of interest are'])(
    'warns if the date may be for a first stage: %s',
    (stage) => {
      const details = { deadline: { ...deadline, quote: `${stage} due November 10` } };
      expect(findingTexts('deadline', { now, details })).toEqual([
        'warning: The deadline may have passed on November 10, 2026',
      ]);
    },
  );

  it('reports only the deadline if a step has the same date', () => {
    const steps = [{ kind: 'application' as const, date: '2026-11-10', words: 'November 10' }];
    expect(findingTexts('deadline', { now, details: { deadline, steps } })).toEqual([
      'blocker: The deadline passed on November 10, 2026',
    ]);
  });

  it('only warns about a passed date if a later date is still ahead', () => {
    const steps = [{ kind: 'application' as const, date: '2026-11-10', words: 'November 10' }];
    const first = { ...deadline, date: '2026-11-01' };
    expect(findingTexts('deadline', { now, details: { deadline: first, steps } })).toEqual([
      'warning: The deadline may have passed on November 1, 2026',
    ]);
  });

  it('warns about a missed letter of intent only if it was required', () => {
    const letter = (quote: string) => ({
      deadline: { ...deadline, date: '2027-01-10' },
      steps: [
        { kind: 'letter-of-intent' as const, date: '2026-10-01', words: 'October 1, 2026', quote },
      ],
    });
    const required = letter('An LOI must be submitted by October 1, 2026.');
    expect(findingTexts('deadline', { now, details: required })).toEqual([
      'warning: The letter of intent was due on October 1, 2026',
    ]);
    const optional = letter('An LOI is encouraged by October 1, 2026.');
    expect(findingTexts('deadline', { now, details: optional })).toEqual([]);
  });

  it('only warns if the year is inferred', () => {
    const input = { now, details: { deadline: { ...deadline, isYearInferred: true } } };
    expect(findingTexts('deadline', input)).toEqual([
      'warning: The deadline may have passed on November 10, 2026',
    ]);
  });
});

import { expect, it } from 'vitest';
import { classifiedUnits, heading, paragraph } from '../../testing/classified-units.ts';
import { deadlineIn } from '../../testing/deadlines.ts';
import { findDeadline } from './find-deadline.ts';
import { findSteps } from './find-steps.ts';

const today = '2026-11-28';

it.each([
  [['Apply by March 1. Awards: June 1, 2027.', 'The gala was on Friday, March 1.'], '2027-03-01'],
  [['The fall round closed on Friday, November 13.', 'Next deadline: November 13'], '2027-11-13'],
])('does not infer the year from the weekday of another event: %s', (texts, date) =>
  expect(deadlineIn(...texts)?.date).toBe(date),
);

it('prefers the year of other dates to a fiscal year in a title', () => {
  const blocks = [
    heading('FY 2031 schedule'),
    paragraph('Applications are due on April 4.'),
    paragraph('The board meets on June 2, 2030.'),
  ];
  const units = classifiedUnits(blocks, (text) => ({
    role: /due/.test(text) ? 'deadline' : 'date',
  }));
  expect(findDeadline(findSteps(units, today), today)?.date).toBe('2030-04-04');
});

it('does not infer a year that is more than a year ahead from the dates of projects', () => {
  const units = classifiedUnits(
    [
      paragraph('Applications close on December 31.'),
      heading('Projects'),
      paragraph('Funds must be spent by June 30, 2027.'),
    ],
    (text) => ({ role: text.startsWith('Applications') ? 'deadline' : 'date' }),
  );
  expect(findDeadline(findSteps(units, today), today)?.date).toBe('2026-12-31');
});

it.each([
  [
    ['Fiscal year: July 1, 2018 to June 30, 2019', 'Deadlines: August 1 and February 1 each year'],
    '2027-02-01',
  ],
  [
    [
      'Submit your form by Friday, February 17.',
      'Interviews: Friday, March 10. Decisions: Friday, April 7.',
    ],
    '2023-02-17',
  ],
  [
    ['Applications are due March 15.', 'The foundation was established on June 1, 1998.'],
    '2027-03-15',
  ],
])('infers the year of %s', (texts, date) => expect(deadlineIn(...texts)?.date).toBe(date));

it.each([
  [
    'the other dates',
    ['Apply by Friday, June 7, 2030.', 'Decisions: August 1, 2031. Projects: May 3, 2032.'],
    '2030-06-07',
  ],
  [
    'the weekday and the other dates',
    ['Apply by Saturday, June 7, 2030.', 'Decisions: August 1, 2031. Start: October 1, 2031.'],
    '2031-06-07',
  ],
  [
    'the weekday just after New Year',
    [
      'Applications open December 1, 2026.',
      'Apply by Friday, January 15, 2026. Start: May 3, 2027.',
    ],
    '2027-01-15',
  ],
  [
    'the date itself if no other date supports the weekday',
    ['Apply by Saturday, June 7, 2030.', 'Decisions: August 1, 2030.'],
    '2030-06-07',
  ],
])('determines the year of a date with a weekday by %s', (_, texts, date) =>
  expect(deadlineIn(...texts)?.date).toBe(date),
);

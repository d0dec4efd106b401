import { expect, it } from 'vitest';
import { classifiedUnits, heading, paragraph } from '../../testing/classified-units.ts';
import { deadlineIn, deadlineOf } from '../../testing/deadlines.ts';
import { findDeadline } from './find-deadline.ts';
import { findSteps } from './find-steps.ts';

const today = '2026-11-28';

const table = (...rows: string[][]) => ({ type: 'table' as const, rows });

it('finds the rows of a calendar that the classifier misses', () => {
  const calendar = table(
    ['Activity', 'Date'],
    ['Call for Proposals issued', 'May 26, 2027'],
    ['Binding letters of intent', 'June 23, 2027'],
    ['Selected full proposals due', 'August 11, 2027'],
    ['Award announcement', 'December 1, 2027'],
  );
  const units = classifiedUnits([paragraph('May 26, 2027'), calendar], (text) => ({
    role: 'date',
    probability: text.startsWith('Selected') ? 0.1 : 0.9,
  }));
  expect(findDeadline(findSteps(units, today), today)?.date).toBe('2027-08-11');
});

it('does not use a date in another column as the deadline', () => {
  const meetings = table(
    ['Month', 'Meeting date', 'Applications close'],
    ['December', '21 December 2026', '25 November 2026'],
    ['January', '29 January 2027', 'CLOSED'],
  );
  expect(deadlineOf([heading('Application closing dates'), meetings], 'date')?.date).toBe(
    '2026-11-25',
  );
});

it.each([
  [
    ['Application step', 'Date'],
    ['Deadline', 'March 1, 2027'],
  ],
  [
    ['Application process', 'Key date'],
    ['Full proposal', 'March 1, 2027'],
  ],
  [
    ['Proposal milestone', 'When'],
    ['Closes', 'March 1, 2027'],
  ],
])('reads the day of a step in the column next to %j', (head, due) => {
  const rows = [head, ['Guidelines released', 'January 5, 2027'], due, ['Results', 'May 3, 2027']];
  const units = classifiedUnits([table(...rows)], () => ({ role: 'date' }));
  const kinds = findSteps(units, today).map(({ kind, iso }) => [kind, iso]);
  expect(kinds).toEqual([
    ['other', '2027-01-05'],
    ['application', '2027-03-01'],
    ['decision', '2027-05-03'],
  ]);
});

it.each([
  [
    [
      ['Application period', 'January 5', 'March 1'],
      ['Review', 'April 1', 'April 20'],
    ],
  ],
  [
    [
      ['Phase', 'Start', 'End'],
      ['Application period', 'January 5', 'March 1'],
      ['Evaluation', 'April 1', 'April 20'],
    ],
  ],
  [
    [
      ['Activity', 'Start date', 'End date'],
      ['Call for proposals', 'January 5, 2027', 'March 1, 2027'],
      ['Field work', 'March 5, 2028', 'March 20, 2028'],
    ],
  ],
  [
    [
      ['Activity', 'From', 'To'],
      ['Submission of proposals', '05/01/2027', '01/03/2027'],
      ['Pilot', '15/05/2027', '20/12/2027'],
    ],
  ],
])('finds the last day of a period in two cells: %j', (rows) => {
  expect(deadlineOf([table(...rows)], 'date')?.date).toBe('2027-03-01');
});

it('does not mistake the end of another period for the deadline', () => {
  const rows = [
    ['Task', 'Start', 'End'],
    ['Field work', 'January 5, 2027', 'March 1, 2027'],
    ['Project period', 'January 5, 2027', 'December 1, 2027'],
  ];
  expect(deadlineOf([table(...rows)], 'date')).toBeUndefined();
});

it.each([
  ['Applications accepted January 5 – March 1'],
  ['Applications will be accepted beginning January 5, 2027 and ending March 1, 2027.'],
  ['When can I apply?', 'From January 5, 2027 until March 1, 2027.'],
  ['Applications open', 'January 5 – March 1, 2027'],
])('finds the last day of a period in %j', (...texts) => {
  expect(deadlineIn(...texts)?.date).toBe('2027-03-01');
});

it('finds the last day of a period with a label below a title that asks for it', () => {
  const blocks = [
    heading('How long are applications open?'),
    paragraph('If you travel by train or bus: from January 5, 2027 until March 1, 2027.'),
  ];
  expect(deadlineOf(blocks, 'date')?.date).toBe('2027-03-01');
});

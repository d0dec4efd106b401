import { expect, it } from 'vitest';
import { classifiedUnits, paragraph } from '../../testing/classified-units.ts';
import { deadlineIn, deadlineOf } from '../../testing/deadlines.ts';
import { findDeadline } from './find-deadline.ts';
import { findSteps } from './find-steps.ts';

const today = '2026-11-28';

it.each([
  'Completed requests must be received no later than May 1 and/or October 1.',
  'Applications are due May 1 as well as October 1.',
  'Applications are due at 5 p.m. on May 1 and at 5 p.m. on October 1.',
  'Applications are due by May 1 (spring) or October 1 (fall).',
  'We award grants twice a year with deadlines of May 1 and October 1.',
])('lists both yearly deadlines and uses the next one: "%s"', (text) => {
  const units = classifiedUnits([paragraph(text)], () => ({ role: 'deadline' }));
  const steps = findSteps(units, today);
  const deadlines = steps.filter(({ kind }) => kind === 'application').map(({ iso }) => iso);
  expect(deadlines).toEqual(['2027-05-01', '2027-10-01']);
  expect(findDeadline(steps, today)?.date).toBe('2027-05-01');
});

it('finds the deadlines of applications that follow letters at any time', () => {
  const texts = [
    'Send a letter at any time.',
    'Completed applications must be received no later than May 1 and/or October 1.',
  ];
  expect(deadlineIn(...texts)?.date).toBe('2027-05-01');
});

it.each([
  [['Week 5 Tuesday, March 2, 2027', 'Week 1 Tuesday, April 6, 2027'], '2027-03-02'],
  [['Week 5 Tuesday, March 3, 2026', 'Week 1 Tuesday, April 6, 2027'], '2027-04-06'],
  [['Week 5 Tuesday, March 3, 2026', 'Week 1 Tuesday, April 7, 2026'], '2026-04-07'],
])('finds the deadline of the next round in the cells of one row: %s', (cells, date) => {
  expect(deadlineOf([{ type: 'table', rows: [['Proposal due', ...cells]] }], 'date')?.date).toBe(
    date,
  );
});

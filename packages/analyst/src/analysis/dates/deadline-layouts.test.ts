import { expect, it } from 'vitest';
import { classifiedUnits, heading, listItem, paragraph } from '../../testing/classified-units.ts';
import { deadlineIn, deadlineOf } from '../../testing/deadlines.ts';
import { findDeadline } from './find-deadline.ts';
import { findSteps } from './find-steps.ts';

const today = '2026-11-28';

it.each([
  'The fellowship begins on September 1, 2027 and ends on August 31, 2028.',
  'The gala takes place on April 24, 2027.',
  'Grant funds must be spent between July 1, 2027 and June 30, 2028.',
  'The award ceremony for all applicants is on April 24, 2027.',
])('does not invent a deadline from a date for something else: "%s"', (text) => {
  expect(deadlineOf([paragraph(text)], 'date')).toBeUndefined();
});

const table = (...rows: string[][]) => ({ type: 'table' as const, rows });

it.each([
  [
    'rows',
    table(
      ['Notice of intent due', 'January 22, 2027'],
      ['Written questions due', 'February 5, 2027'],
      ['Applications due', 'February 19, 2027, 4:00 p.m.'],
      ['Review of applications', 'April 15, 2027'],
      ['Program start date', 'July 1, 2027'],
    ),
    '2027-02-19',
  ],
  [
    'columns',
    table(
      ['Round', 'Opens', 'Closes', 'Decisions'],
      ['Round 1', '4 January 2027', '1 February 2027', '15 March 2027'],
      ['Round 2', '3 May 2027', '31 May 2027', '12 July 2027'],
    ),
    '2027-02-01',
  ],
  [
    'meetings',
    table(
      ['Meeting', 'First draft', 'Final proposal'],
      ['April 28, 2027', 'February 26, 2027', 'March 29, 2027'],
      ['July 21, 2027', 'May 21, 2027', 'June 22, 2027'],
    ),
    '2027-03-29',
  ],
  [
    'long headings',
    table(
      [
        'Deadline for applications',
        'Date on which our committee assesses the applications it received',
      ],
      ['Monday 1 March 2027', 'Friday 19 March 2027'],
    ),
    '2027-03-01',
  ],
  [
    'a period with a time',
    table(
      ['Application window', 'January 11 – February 26, 2027, 4:00 p.m.'],
      ['Panel review', 'March 15-19, 2027'],
      ['Funding period', 'July 1, 2027 – June 30, 2028'],
    ),
    '2027-02-26',
  ],
])('finds the deadline in a table by its labels: %s', (_, block, date) => {
  expect(deadlineOf([block], 'date')?.date).toBe(date);
});

it('finds the deadline in a calendar that puts each date above its description', () => {
  const lines = [
    'May 3, 2027',
    'The application form is available online.',
    'July 12, 2027',
    'Application forms must be submitted no later than 5PM.',
    'September 21, 2027',
    'Appeals of decisions are due.',
    'October 31, 2027',
    'Final reports are due.',
  ];
  expect(deadlineOf([heading('Calendar'), ...lines.map(paragraph)], 'date')).toMatchObject({
    date: '2027-07-12',
    time: '17:00',
  });
});

it('finds the deadline in a list whose title says what the dates are for', () => {
  expect(
    deadlineOf(
      [
        paragraph('Applications must be completed by 5:00 p.m. ET on the following dates:'),
        listItem('April 3 – for a June decision'),
        listItem('December 1 – for a February decision'),
      ],
      'date',
    ),
  ).toMatchObject({ date: '2026-12-01', time: '17:00', timeZone: 'ET' });
});

it('does not mistake the project period for the deadline in the same sentence', () => {
  expect(
    deadlineIn(
      'If activities occur between October 1 and December 31, 2027, you must apply at the June 1, 2027 deadline.',
    )?.date,
  ).toBe('2027-06-01');
});

it('treats a day after a time as the end of a period', () => {
  expect(
    deadlineIn('Full proposals are accepted from January 4 to 5:00 p.m. ET on January 31, 2027.'),
  ).toMatchObject({ date: '2027-01-31', time: '17:00', timeZone: 'ET' });
});

it.each([
  ['Spring: January 11 through February 26 at midnight with decisions in May', '2027-02-26'],
  ['Spring: January 11 through February 26', '2027-02-26'],
  ['Applications are welcome all year round and close on 1 April each year.', '2027-04-01'],
  ['January 15 and June 15 to be considered in the following quarter', '2027-01-15'],
  ['Applications received after May 14, 2027 will be declined.', '2027-05-14'],
])('finds the last day for applications in "%s"', (text, date) => {
  const blocks = [paragraph('During each cycle you may submit one application:'), listItem(text)];
  expect(deadlineOf(blocks, 'deadline')?.date).toBe(date);
});

it.each([
  [['Proposal evaluations are due to the board on May 3, 2027.']],
  [['Projects submitted on and after August 1, 2027 are assessed in October.']],
  [['Apply at any time.', 'The committee next looks at projects on July 30, 2027.']],
])('does not mistake a review date or the start of a period for the deadline: %s', (texts) => {
  expect(deadlineOf(texts.map(paragraph), 'deadline')).toBeUndefined();
});

it.each([
  'Amendment 0003: The closing date for applications has been extended to April 30, 2027.',
  'Amendment 2 – the application deadline is now April 30, 2027.',
  'This amendment extends the application deadline to April 30, 2027.',
  'An amendment of May 3, 2026 has moved the closing date to April 30, 2027.',
  'Pursuant to Amendment 1, the deadline is April 30, 2027.',
  'AMENDMENTS: Applications now close April 30, 2027.',
  'Proposals for peer review must be submitted by 5 p.m. ET on April 30, 2027.',
  'All materials for committee review must be submitted by April 30, 2027.',
  'Proposals for ethics review must be submitted by April 30, 2027.',
  'Applications for systematic reviews are due on April 30, 2027.',
  'Applications to be included in the spring review are due April 30, 2027.',
  'Applications received on or after April 30, 2027 will not be considered.',
  'Proposals submitted on or after April 30, 2027 are ineligible.',
  'Applications may be submitted on and after January 4, 2027, but no later than April 30, 2027.',
  'Signed proposals and all signed amendments must be submitted by April 30, 2027, 2:00 p.m.',
  'Bids and acknowledged amendments are due April 30, 2027 at 2:00 p.m.',
  'Proposals requiring IRB review must be submitted by April 30, 2027.',
  'Proposals undergoing review must be submitted by April 30, 2027.',
  'All proposals subject to single-blind external peer review are due by April 30, 2027.',
  'Applications with external evaluations are due on April 30, 2027.',
  'Deadline (amendment): April 30, 2027',
  'Submission deadline per amendment: April 30, 2027',
  'Grant deadline under this amendment: April 30, 2027',
])('recognizes the date as the deadline: "%s"', (text) =>
  expect(deadlineIn(text)?.date).toBe('2027-04-30'),
);

it.each([
  'Amendments are due on April 30, 2027.',
  'Deadline for all budget amendments: April 30, 2027',
  'Amendment deadline: April 30, 2027',
  'Peer reviews must be submitted by April 30, 2027.',
  'The deadline for submission of reviews is April 30, 2027.',
  'Application scores are due April 30, 2027.',
  'Applications are considered in March, and reviews are due April 30, 2027.',
  'Applications submitted on or after April 30, 2027 will be considered in the next round.',
])('does not mistake the date for the deadline: "%s"', (text) =>
  expect(deadlineIn(text)).toBeUndefined(),
);

it.each([
  ['label', ['Deadline: July 1', 'Deadline: January 5', 'Deadline: April 1'].map(paragraph)],
  [
    'column',
    [table(['Travel', 'Submit your form by'], ['Fall', 'October 15'], ['Winter', 'January 5'])],
  ],
])('returns the next of several yearly dates with the same %s', (_, blocks) => {
  let share = 0.9;
  const units = classifiedUnits(blocks, () => ({ role: 'deadline', probability: (share -= 0.1) }));
  expect(findDeadline(findSteps(units, today), today)?.date).toBe('2027-01-05');
});

it('does not mistake a deadline for accounts or amendments for the application deadline', () => {
  const lines = [
    ['February 12, 2027', 'Requests for new portal accounts are due before 5:00 pm.'],
    ['March 1, 2027', 'Applications are due by 5:00 pm on this date.'],
    ['June 1, 2028', 'Deadline for budget amendments'],
  ].flat();
  expect(deadlineOf(lines.map(paragraph), 'date')?.date).toBe('2027-03-01');
});

it.each([
  [
    'the days of the projects',
    [
      'Applications for projects to be delivered between April 1, 2027 and March 31, 2028 are open and close on February 1, 2027.',
    ],
    '2027-02-01',
  ],
  [
    'a label of one word',
    [
      'Letter of intent: January 25, 2027',
      'Full: February 1, 2027',
      'Requests for extensions must be submitted by May 1, 2028.',
    ],
    '2027-02-01',
  ],
  [
    'a line of several sentences',
    [
      'Submit a participation agreement • Completed proposals must be returned no later than 3:00 P.M. on February 1, 2027. Decisions: May 3, 2027.',
    ],
    '2027-02-01',
  ],
  [
    'a recurring rate',
    [
      'Grant deadlines occur twice each year, six months apart – February 1 and August 1 for projects beginning in fall.',
    ],
    '2027-02-01',
  ],
  ['a mailed application', ['Applications can be mailed until February 1, 2027.'], '2027-02-01'],
])('finds the deadline next to %s', (_, texts, date) =>
  expect(deadlineIn(...texts)?.date).toBe(date),
);

it('takes the year of a timeline from the next full date, not from the end of the project', () => {
  const lines = [
    'Applications accepted: February 1 – April 30',
    'Grant period: August 1, 2027 – July 31, 2028',
    'Report due: August 15, 2028',
  ];
  expect(deadlineOf(lines.map(paragraph), 'date')?.date).toBe('2027-04-30');
});

it.each([
  'The deadline for the River Grants to Heron Artists is on May 3, 2027.',
  'The foundation announces that the deadline for submission of applications has been moved to May 3, 2027.',
])('trusts a sentence about the deadline that the classifier misses: "%s"', (text) => {
  const units = classifiedUnits([paragraph(text)], () => ({ role: 'other' }));
  expect(findDeadline(findSteps(units, today), today)?.date).toBe('2027-05-03');
});

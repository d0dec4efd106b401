import { expect, it } from 'vitest';
import { heading, listItem, paragraph } from '../../testing/classified-units.ts';
import { deadlineIn, deadlineOf } from '../../testing/deadlines.ts';

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

it('finds the deadline in a calendar with the dates above their lines', () => {
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

it('finds the deadline in a list under a title that says what its dates are for', () => {
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

it('does not take the period of the project for the deadline in the same sentence', () => {
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

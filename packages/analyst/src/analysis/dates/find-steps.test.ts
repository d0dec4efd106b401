import { expect, it } from 'vitest';
import { heading, classifiedUnits, paragraph } from '../../testing/classified-units.ts';
import { convertSteps } from './convert-steps.ts';
import { findSteps } from './find-steps.ts';

const today = '2026-11-28';
const stepsIn = (...blocks: Parameters<typeof classifiedUnits>[0]) =>
  convertSteps(
    findSteps(
      classifiedUnits(blocks, () => ({ role: 'date' })),
      today,
    ),
  ).map(({ quote: _, ...step }) => step);
const row = (...rows: string[][]) => ({ type: 'table' as const, rows });

it.each([
  ['Letters of intent are due March 1, 2027.', 'letter-of-intent'],
  ['Questions must be submitted by March 1, 2027.', 'questions'],
  ['A webinar for applicants takes place on March 1, 2027.', 'event'],
  ['The pre-proposal conference is on March 1, 2027.', 'event'],
  ['Applications must be received by March 1, 2027.', 'application'],
  ['Applicants will be notified by March 1, 2027.', 'decision'],
  ['Projects may begin on March 1, 2027.', 'start'],
  ['The final report is due on March 1, 2027.', 'report'],
  ['The application period opens March 1, 2027.', 'other'],
  ['Submission deadline, voting completed by March 1, 2027', 'other'],
  ['Fellowship end date: March 1, 2027', 'other'],
  ['Updated March 1, 2027', 'other'],
  ['The call was announced on March 1, 2027.', 'other'],
  ['Step 1: Letter of intent opens: March 1, 2027', 'other'],
  ['March 1, 2027: the portal opens for letters of intent', 'other'],
  ['Applications are now open and close on March 1, 2027.', 'application'],
  ['The program is open to new applicants through March 1, 2027.', 'application'],
  ['The portal will remain open until March 1, 2027.', 'application'],
  ['If you wish to apply, please send this form by March 1, 2027 to:', 'application'],
  ['Applications must be mailed by March 1, 2027.', 'application'],
  ['Requests for extension education grants are due March 1, 2027.', 'application'],
  ['Requests for extension of the grant period are due March 1, 2027.', 'other'],
  ['Projects that start in fall must apply by March 1, 2027.', 'application'],
  ['No drawings will be accepted after March 1, 2027 in the award office.', 'application'],
  ['Email it to the office by 11:59 p.m. ET on Friday, March 1, 2027.', 'application'],
  ['Reply by: [March 1, 2027, 6 p.m. EST]', 'application'],
  ['Award letters are mailed by March 1, 2027.', 'decision'],
  ['Review period for applications: March 1, 2027', 'other'],
  ['March 1, 2027: Review and evaluate proposals', 'other'],
  ['We will review all applications received by March 1, 2027.', 'application'],
  ['Call for proposals: March 1, 2027', 'other'],
])('classifies "%s" as %s', (text, kind) => {
  expect(stepsIn(paragraph(text))).toMatchObject([{ kind, date: '2027-03-01' }]);
});

it('classifies each day in a sentence by the nearest words', () => {
  expect(
    stepsIn(
      paragraph(
        'The portal opens May 1, 2027 and closes June 3, 2027; decisions are made by July 1, 2027.',
      ),
    ).map(({ kind, date }) => [kind, date]),
  ).toEqual([
    ['other', '2027-05-01'],
    ['application', '2027-06-03'],
    ['decision', '2027-07-01'],
  ]);
});

it('classifies dates in a table by row label and column heading', () => {
  expect(
    stepsIn(
      row(
        ['Round', 'Letter of intent', 'Full proposal'],
        ['Spring', 'January 5, 2027', 'March 9, 2027, 5 p.m. ET'],
      ),
      row(
        ['Step', 'When'],
        ['Full application', '03/04/2027'],
        ['March 24, 2027', 'Call announced'],
      ),
    ),
  ).toMatchObject([
    { kind: 'letter-of-intent', date: '2027-01-05' },
    { kind: 'application', date: '2027-03-09', time: '17:00', timeZone: 'ET' },
    { kind: 'application', date: '2027-03-04' },
    { kind: 'other', date: '2027-03-24' },
  ]);
});

it('treats the first day of a period as its start, even if a time follows it', () => {
  expect(
    stepsIn(
      row(
        ['Application range', 'March 5, 2027 – 11:59 p.m., May 3, 2027'],
        ['Application range', 'March 6, 2027, through May 4, 2027, at 3 p.m.'],
      ),
    ).map(({ kind, date }) => [kind, date]),
  ).toEqual([
    ['other', '2027-03-05'],
    ['application', '2027-05-03'],
    ['other', '2027-03-06'],
    ['application', '2027-05-04'],
  ]);
});

it.each([
  'Application period: March 5—May 3, 2027',
  'The application period is open March 5–May 3, 2027.',
  'Drawings are accepted between March 5 and May 3, 2027 for the prize.',
  'The fund is open for applications from March 5 to May 3, 2027 for projects of all kinds.',
])('treats the last day of an application period as its end: %s', (text) => {
  expect(stepsIn(paragraph(text)).map(({ kind, date }) => [kind, date])).toEqual([
    ['other', '2027-03-05'],
    ['application', '2027-05-03'],
  ]);
});

it('classifies all days in a list by the words before the first one', () => {
  const text =
    'The deadlines are January 5, May 3 and September 1, 2027 for every kind of project.';
  expect(stepsIn(paragraph(text)).map(({ kind }) => kind)).toEqual([
    'application',
    'application',
    'application',
  ]);
});

it('classifies a line with just a date by the short line above it', () => {
  const lines = ['Application deadline', 'March 1, 2027', 'Award letters', 'May 3, 2027'];
  expect(stepsIn(...lines.map(paragraph)).map(({ kind }) => kind)).toEqual([
    'application',
    'decision',
  ]);
});

it('classifies a day by the subject in brackets', () => {
  expect(
    stepsIn(paragraph('Expressions of interest (due March 1, 2027; decisions by April 1, 2027).')),
  ).toMatchObject([{ kind: 'letter-of-intent' }, { kind: 'decision' }]);
});

it('does not mistake an unrelated month, or a period next to a date, for a deadline', () => {
  expect(
    stepsIn(
      paragraph('The last stage of the application is in June.'),
      paragraph('Applications for each year must be postmarked by May 1.'),
    ),
  ).toMatchObject([
    { kind: 'other', words: 'June' },
    { kind: 'application', monthDay: '05-01' },
  ]);
});

it('returns the month and day of a date without a year', () => {
  expect(stepsIn(paragraph('Applications are due March 1.'))).toEqual([
    { kind: 'application', monthDay: '03-01', words: 'March 1' },
  ]);
});

it.each([
  ['Applications are due on the second Friday of each month.', 'second Friday of each month'],
  ['Applications are accepted on a rolling basis.', 'on a rolling basis'],
  ['You may submit an application at any time.', 'at any time'],
  ['Proposals are reviewed quarterly; apply before each review.', 'quarterly'],
])("returns a rolling or recurring deadline in the funder's words: %s", (text, words) => {
  expect(stepsIn(paragraph(text))).toEqual([expect.objectContaining({ words })]);
});

it('finds a deadline in a sentence that is mainly about where to send the application', () => {
  const texts = [
    'Send the application to the office by March 1, 2027.',
    'Applications are accepted on a rolling basis.',
  ];
  const units = classifiedUnits(texts.map(paragraph), () => ({ role: 'submit' }));
  expect(findSteps(units, today).map(({ kind, words }) => [kind, words])).toEqual([
    ['application', 'March 1, 2027'],
    ['application', 'on a rolling basis'],
  ]);
});

it('finds a stated due date even if it is probably about something else', () => {
  const text = 'Full proposals (due March 1, 2027; decisions by May 3)';
  const units = classifiedUnits(
    [paragraph(text), paragraph('It starts by March 1, 2027.')],
    () => ({
      role: 'date',
      probability: 0.3,
    }),
  );
  expect(findSteps(units, today).map(({ kind, iso }) => [kind, iso])).toEqual([
    ['application', '2027-03-01'],
  ]);
});

it('omits a day that the next day replaces', () => {
  expect(stepsIn(paragraph('The deadline is April 15, 2027 April 24, 2027.'))).toMatchObject([
    { date: '2027-04-24' },
  ]);
});

it('returns each step once, with its time', () => {
  expect(
    stepsIn(
      heading('Deadline: March 1, 2027'),
      paragraph('Applications are due March 1, 2027 at 5 p.m.'),
    ),
  ).toMatchObject([{ date: '2027-03-01', time: '17:00' }]);
});

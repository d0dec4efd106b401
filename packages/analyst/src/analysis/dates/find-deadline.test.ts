import { expect, it } from 'vitest';
import { classifiedUnits, heading, paragraph } from '../../testing/classified-units.ts';
import { deadlineIn } from '../../testing/deadlines.ts';
import { findDeadline } from './find-deadline.ts';
import { findSteps } from './find-steps.ts';

const today = '2026-11-28';

it('returns the due date with its time and time zone', () => {
  expect(
    deadlineIn('The call opens on May 1, 2027 and closes on June 3, 2027 at 5 p.m. ET.'),
  ).toMatchObject({ date: '2027-06-03', time: '17:00', timeZone: 'ET' });
});

it("prefers the application's date to the earlier date of a letter of intent", () => {
  expect(
    deadlineIn(
      'Letters of intent are due on March 1, 2027.',
      'Applications are due on May 1, 2027.',
    )?.date,
  ).toBe('2027-05-01');
});

it.each([
  'Letters of intent are due on March 1, 2027.',
  'Application opens: March 1, 2027',
  'The portal opens on March 1, 2027.',
  'The RFP was released on March 1, 2027.',
])('ignores a date for another step: "%s"', (text) => expect(deadlineIn(text)).toBeUndefined());

it("ignores an ambiguous date if the application's own date is incomplete", () => {
  const unknown = 'Everything has to arrive by October 31, 2027.';
  expect(deadlineIn(unknown)?.date).toBe('2027-10-31');
  expect(deadlineIn(unknown, 'Applications have no set deadline.')).toBeUndefined();
  expect(
    deadlineIn('Letters of intent are due March 1, 2027.', 'Proposals are due in May 2027.'),
  ).toBe(undefined);
});

it('returns the last day of an open application period', () => {
  expect(deadlineIn('Applications are now open and close on May 3, 2027.')?.date).toBe(
    '2027-05-03',
  );
});

it('returns the deadline of the next round', () => {
  const rounds = [
    'Round 1 closes on April 1.',
    'Round 2 closes on August 1.',
    'Round 3 closes on December 1.',
  ];
  expect(deadlineIn(...rounds)?.date).toBe('2026-12-01');
});

it('ignores review dates if applications are accepted at any time', () => {
  const text = 'Apply at any time; proposals submitted by June 30, 2027 are reviewed in July.';
  expect(deadlineIn(text)).toBeUndefined();
  expect(
    deadlineIn('Applications are reviewed on a rolling basis until June 30, 2027.')?.date,
  ).toBe('2027-06-30');
});

it('uses the year from another line about the same day', () => {
  const texts = ['Applications are due by May 3.', 'The window closes on May 3, 2027.'];
  expect(deadlineIn(...texts)?.isYearInferred).toBeUndefined();
  expect(deadlineIn('Applications are due by May 3.')?.isYearInferred).toBe(true);
});

it.each([
  [['Stage 1 closes on March 1, 2027.', 'Stage 2 closes on May 3, 2027.'], '2027-03-01'],
  [
    [
      'Stage 1 - first form',
      'Closes on March 1, 2027',
      'Stage 2 - full form',
      'Closes May 3, 2027',
    ],
    '2027-03-01',
  ],
  [['Stage 2 applications are due on May 3, 2027.'], '2027-05-03'],
])('prefers the first stage of an application: %s', (texts, date) =>
  expect(deadlineIn(...texts)?.date).toBe(date),
);

it.each([
  ['The deadline of March 1, 2027 has been extended to March 9, 2027.', '2027-03-09'],
  [
    'A deadline of March 1, 2027 was set. This notice extends the deadline date for transmittal of applications until March 9, 2027 and the deadline for review until March 20, 2027.',
    '2027-03-09',
  ],
  [
    'The new submission deadline for RFA-GM-11-004 is March 9, 2027. It is moved for applicants who were unable to submit during the failure that occurred on March 1, 2027.',
    '2027-03-09',
  ],
  ['Early bird deadline: March 1, 2027. Regular deadline: March 9, 2027.', '2027-03-09'],
  ['Internal deadline: March 1, 2027. Deadline of the funder: March 9, 2027.', '2027-03-09'],
  ['Reference letters are due March 1, 2027. Applications are due March 9, 2027.', '2027-03-09'],
  ['Applications are due March 9, 2027. Reference letters are due March 20, 2027.', '2027-03-09'],
])('prefers the final deadline of the application: "%s"', (text, date) =>
  expect(deadlineIn(text)?.date).toBe(date),
);

it.each([
  'For example, for applications submitted by March 31, applicants are notified in May.',
  'Last year the deadline was March 1, 2026.',
  'In 2025, the deadline was March 31, 2025 and 120 organizations applied.',
  'Our office is closed from December 24, 2026 to January 2, 2027.',
  'Appeals are due by March 15, 2027.',
  'Signed agreements are due by March 15, 2027.',
  'Six-month progress updates are due by March 15, 2027.',
  'This form expires on: March 15, 2027',
  'Open date (earliest submission date): May 5, 2027',
  'Applications available: March 21, 2027',
  'Application review: March 21, 2027',
  'Last updated: March 3, 2027',
  'The final report is due by December 31, 2027.',
])('does not invent a deadline: "%s"', (text) => expect(deadlineIn(text)).toBeUndefined());

it('returns the next of several listed days', () => {
  expect(deadlineIn('Deadlines are March 1, June 1, September 1 and December 1.')?.date).toBe(
    '2026-12-01',
  );
});

it('ignores previous rounds', () => {
  expect(
    deadlineIn(
      'In the previous cycle, applications were due on March 6, 2026.',
      'Deadline: May 7, 2027',
    )?.date,
  ).toBe('2027-05-07');
});

it.each([
  [
    'Applications are due by March 1, 2027 and award letters are mailed by June 1, 2027.',
    '2027-03-01',
  ],
  ['The deadline to submit is April 1, 2027 for projects to start July 1, 2027.', '2027-04-01'],
  ['Applications are due by March 1, 2027 (decision June 1, 2027).', '2027-03-01'],
  ['Deadlines: March 1, 2027 and September 1, 2027', '2027-03-01'],
])('ignores dates after the due date: "%s"', (text, date) =>
  expect(deadlineIn(text)?.date).toBe(date),
);

it('uses the time closest to the due date', () => {
  expect(
    deadlineIn(
      'Opens at 9:00 a.m. ET on March 1, 2027 and closes at 5:00 p.m. ET on April 15, 2027.',
    ),
  ).toMatchObject({ date: '2027-04-15', time: '17:00' });
});

it('ignores an invalid date', () => {
  expect(deadlineIn('Applications are due by February 29.')?.date).toBe('2028-02-29');
});

it('does not use the year of another event', () => {
  expect(
    deadlineIn('The fund was founded in 2015.', 'Applications are due by March 1.')?.date,
  ).toBe('2027-03-01');
});

it('returns a deadline that has passed', () => {
  expect(deadlineIn('Applications are due by April 18, 2022.')?.date).toBe('2022-04-18');
});

it("uses the document's year if the date lacks one", () => {
  expect(
    deadlineIn('Decisions are made on June 1, 2028.', 'Applications are due by April 18.')?.date,
  ).toBe('2028-04-18');
});

it('prefers a date with a year', () => {
  const texts = ['Applications were due by May 3.', 'The window closes on May 9, 2027.'];
  expect(deadlineIn(...texts)?.date).toBe('2027-05-09');
});

it('prefers the year of a schedule above the date to that of an unrelated date', () => {
  const blocks = [
    heading('2027 timeline'),
    paragraph('The submission deadline is March 1.'),
    heading('Decisions'),
    paragraph('The budget was approved on October 2, 2025.'),
  ];
  const units = classifiedUnits(blocks, (text) => ({
    role: text.includes('deadline') ? 'deadline' : 'date',
  }));
  expect(findDeadline(findSteps(units, today), today)?.date).toBe('2027-03-01');
});

it('treats midnight as the end of the day', () => {
  expect(deadlineIn('Due at midnight on May 1, 2027.')).toMatchObject({
    date: '2027-05-01',
    time: '23:59',
  });
});

it('returns no deadline for a date without a day', () => {
  expect(deadlineIn('Applications are accepted on a rolling basis.')).toBeUndefined();
});

it('ignores a day without a year in a rolling call', () => {
  const rolling = 'Applications are accepted on a rolling basis.';
  expect(deadlineIn(rolling, 'For the spring meeting, apply by March 1.')).toBeUndefined();
  expect(deadlineIn(rolling, 'Applications are due by March 1, 2027.')?.date).toBe('2027-03-01');
  expect(deadlineIn(rolling, 'We met on the last applications on March 1, 2027.')).toBeUndefined();
});

import { expect, it } from 'vitest';
import { classifiedUnits, paragraph } from '../../testing/classified-units.ts';
import { findDeadline } from './find-deadline.ts';
import { findSteps } from './find-steps.ts';

const today = '2026-11-28';

const deadlineIn = (...texts: string[]) =>
  findDeadline(
    findSteps(
      classifiedUnits(texts.map(paragraph), () => ({ role: 'deadline' })),
      today,
    ),
    today,
  );

it('returns the due date with its time and time zone', () => {
  expect(
    deadlineIn('The call opens on May 1, 2027 and closes on June 3, 2027 at 5 p.m. ET.'),
  ).toMatchObject({ date: '2027-06-03', time: '17:00', timeZone: 'ET' });
});

it("prefers the application's date to that of an earlier letter of intent", () => {
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
])('ignores other steps: "%s"', (text) => expect(deadlineIn(text)).toBeUndefined());

it('ignores a date of unknown meaning if the date of the application is incomplete', () => {
  const unknown = 'Everything has to reach us by October 31, 2027.';
  expect(deadlineIn(unknown)?.date).toBe('2027-10-31');
  expect(deadlineIn(unknown, 'Applications have no set deadline.')).toBeUndefined();
  expect(
    deadlineIn('Letters of intent are due March 1, 2027.', 'Proposals are due in May 2027.'),
  ).toBe(undefined);
});

it('returns the end of an open application period', () => {
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

it('treats midnight as the end of the day', () => {
  expect(deadlineIn('Due at midnight on May 1, 2027.')).toMatchObject({
    date: '2027-05-01',
    time: '23:59',
  });
});

it('returns no deadline for a date without a day', () => {
  expect(deadlineIn('Applications are accepted on a rolling basis.')).toBeUndefined();
});

import { expect, it } from 'vitest';
import { judgedUnits, paragraph } from '../testing/judged.ts';
import { findDeadline } from './deadline.ts';

const deadlineIn = (...texts: string[]) =>
  findDeadline(
    judgedUnits(texts.map(paragraph), () => ({ role: 'deadline' })),
    '2026-11-28',
  );

it('is the day that is due, with its time and zone', () => {
  expect(
    deadlineIn('The call opens on May 1, 2027 and closes on June 3, 2027 at 5 p.m. ET.'),
  ).toMatchObject({ date: '2027-06-03', time: '17:00', timeZone: 'ET' });
});

it('is that of the application, not of a letter before it', () => {
  expect(
    deadlineIn(
      'Letters of intent are due on March 1, 2027.',
      'Applications are due on May 1, 2027.',
    )?.date,
  ).toBe('2027-05-01');
});

it('is not that of a round before', () => {
  expect(
    deadlineIn(
      'In the previous cycle, applications were due on March 6, 2026.',
      'Deadline: May 7, 2027',
    )?.date,
  ).toBe('2027-05-07');
});

it('is shown when it has passed', () => {
  expect(deadlineIn('Applications are due by April 18, 2022.')?.date).toBe('2022-04-18');
});

it('takes the year of a day without one from the document', () => {
  expect(
    deadlineIn('Garden Fund 2027: guidelines', 'Applications are due by April 18.')?.date,
  ).toBe('2027-04-18');
});

it('ends with the day at midnight', () => {
  expect(deadlineIn('Due at midnight on May 1, 2027.')).toMatchObject({
    date: '2027-05-01',
    time: '23:59',
  });
});

it('is absent without a day', () => {
  expect(deadlineIn('Applications are accepted on a rolling basis.')).toBeUndefined();
});

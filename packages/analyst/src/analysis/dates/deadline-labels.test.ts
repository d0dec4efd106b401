import { expect, it } from 'vitest';
import { paragraph } from '../../testing/classified-units.ts';
import { deadlineIn, deadlineOf } from '../../testing/deadlines.ts';

const table = (...rows: string[][]) => ({ type: 'table' as const, rows });

it.each([
  ['FAFSA deadline: February 10, 2027', 'Scholarship deadline: March 1, 2027'],
  ['FAFSA deadline: February 10, 2027', 'The scholarship application is due March 1, 2027.'],
  ['Tuition payment deadline: February 10, 2027', 'Application deadline: March 1, 2027'],
  ['February 10, 2027: housing deadline', 'March 1, 2027: application deadline'],
  ['The deadline to register is February 10, 2027.', 'The deadline to apply is March 1, 2027.'],
  ['Hotel booking deadline: February 10, 2027', 'Apply for a travel grant by March 1, 2027.'],
  ['The deadline for nominating reviewers is February 10, 2027.', 'Deadline: March 1, 2027'],
  ['Visa application deadline: February 10, 2027', 'Fellowship deadline: March 1, 2027'],
  ['Paper submission deadline: April 10, 2027', 'Travel grant application: March 1, 2027'],
])('prefers the deadline of the application to that of something else: %j, %j', (...texts) => {
  expect(deadlineIn(...texts)?.date).toBe('2027-03-01');
});

it('weighs labels in a table', () => {
  const rows = [
    ['Hotel deadline', 'February 10, 2027'],
    ['Grant application deadline', 'March 1, 2027'],
    ['Enrollment deposit due', 'May 1, 2027'],
  ];
  expect(deadlineOf([table(...rows)], 'date')?.date).toBe('2027-03-01');
});

it('finds the deadline of a program with an unknown name', () => {
  expect(deadlineIn('Heron Futures deadline: March 1, 2027')?.date).toBe('2027-03-01');
});

it.each([
  'The deadline for the letter of intent is March 1, 2027 and for the full application May 3, 2027.',
  'The deadline for the full application is May 3, 2027 and for the letter of intent March 1, 2027.',
  'Deadlines: March 1, 2027 (letter of intent), May 3, 2027 (application)',
  'Deadlines: May 3, 2027 (application), March 1, 2027 (letter of intent)',
  'Deadlines: (letter of intent) March 1, 2027 (application) May 3, 2027',
  'Due dates: March 1, 2027 (LOI) and May 3, 2027 (full proposal)',
  'The deadlines are March 1, 2027 for letters of intent and May 3, 2027 for full proposals.',
  'The deadlines are May 3, 2027 for full proposals and March 1, 2027 for letters of intent.',
])('distinguishes the application from the letter of intent: "%s"', (text) => {
  expect(deadlineIn(text)?.date).toBe('2027-05-03');
});

it.each([
  [
    ['', 'Letter of intent', 'Full application'],
    ['Deadline', 'March 1, 2027', 'May 3, 2027'],
  ],
  [['Deadlines', 'March 1, 2027 (letter of intent)', 'May 3, 2027 (application)']],
])('distinguishes the letter of intent in the cells of %j', (...rows) => {
  expect(deadlineOf([table(...rows)], 'date')?.date).toBe('2027-05-03');
});

it.each([
  'Deadline: May 3, 2027 (final report: December 1, 2028)',
  'Deadline: May 3, 2027 (no questions after this date)',
  'Applications are due May 3, 2027 (drafts welcome).',
])('does not mistake a remark for the purpose of the date: "%s"', (text) => {
  expect(deadlineIn(text)?.date).toBe('2027-05-03');
});

it('finds the due date in a sentence about where to send the application', () => {
  const text = 'The folder should be sent to the office by e-mail, no later than May 3, 2027.';
  expect(deadlineOf([paragraph(text)], 'submit')?.date).toBe('2027-05-03');
});

it('reads "due dates" above a day as its label, not as the title of a calendar', () => {
  const lines = [
    'Application due dates',
    'May 3, 2027, by 5 p.m. local time of applicant organization',
  ];
  expect(deadlineOf(lines.map(paragraph), 'date')).toMatchObject({
    date: '2027-05-03',
    timeZone: 'local time of applicant organization',
  });
});

it.each([
  'Deadline: February 1, 2027 → May 3, 2027',
  'All proposals must be received no later than 5:00 PM (PT) on May 3, 2027.',
  'Entries must be in by May 3, 2027.',
])('finds the date in "%s"', (text) => {
  expect(deadlineIn(text)?.date).toBe('2027-05-03');
});

import { expect, it } from 'vitest';
import { deadlineIn } from '../../testing/deadlines.ts';

it.each([
  ['Proposals are due March 12, 2027 at 11:59 p.m. ET.', '23:59', 'ET'],
  [
    'The deadline is March 12, 2027 (11:59 p.m. Eastern Standard Time).',
    '23:59',
    'Eastern Standard Time',
  ],
  ['Apply by noon Pacific Time, Friday, March 12, 2027.', '12:00', 'Pacific Time'],
  ['Apply by 12:00 p.m. (noon) PT on March 12, 2027.', '12:00', 'PT'],
  ['Apply by midnight Central Time on March 12, 2027.', '23:59', 'Central Time'],
  ['Closing date and time: 5.00pm AEST on 12 March 2027', '17:00', 'AEST'],
  ['Deadline for submission: 12 March 2027 17:00 (Brussels time)', '17:00', 'Brussels time'],
  ['Submissions close on March 12, 2027 at 23:59 AoE.', '23:59', 'AoE'],
  [
    'Submissions close on March 12, 2027, 11:59 p.m. Anywhere on Earth.',
    '23:59',
    'Anywhere on Earth',
  ],
  ['Proposals are due by close of business on March 12, 2027.', undefined, undefined],
])('returns the time and the time zone as written: %s', (text, time, timeZone) => {
  const { quote: _, ...due } = deadlineIn(text) ?? {};
  expect(due).toEqual({ date: '2027-03-12', ...(time && { time }), ...(timeZone && { timeZone }) });
});

it.each([
  ['All proposals are due by 5 p.m. ET on the deadline date.'],
  ['All applications are due by 5:00 PM ET.'],
  ['Your application must be received no later than 5:00:00 p.m. ET.'],
  ['Submit your application by 5 p.m. ET.'],
  ['Applicants must submit their proposals by 5 p.m. ET.'],
  ['All materials must be submitted by 5 p.m. ET.'],
  ['Applications, including letters of support, must be received by 5 p.m. ET.'],
])('uses a time that is stated for all deadlines: %s', (sentence) => {
  expect(deadlineIn('Application deadline: March 12, 2027', sentence)).toMatchObject({
    date: '2027-03-12',
    time: '17:00',
    timeZone: 'ET',
  });
});

it.each([
  'Requests for help with the portal must be received before 4 p.m.',
  'Reimbursement requests are due by 4 p.m.',
  'Questions about the application are due by 4 p.m.',
  'Letters of intent must be submitted by 4 p.m.',
  'Application help is available by phone until 4 p.m.',
  'Requests for extensions of the application deadline must be received by 4 p.m.',
  'The workshop for applications closes at 4 p.m.',
  'Application fees are due by 4 p.m.',
  'Progress reports are due by 4 p.m.',
])('does not use a time for something else: %s', (sentence) => {
  expect(deadlineIn('Applications are due July 15, 2027.', sentence)?.time).toBeUndefined();
});

it('applies neither office hours nor one of several times to all deadlines', () => {
  const deadline = 'Application deadline: March 12, 2027';
  expect(deadlineIn(deadline, 'The office is open from 9 a.m. to 5 p.m.')?.time).toBeUndefined();
  expect(
    deadlineIn(
      deadline,
      'Applications on paper are due by 4 p.m.',
      'Applications by email are due by 11:59 p.m.',
    )?.time,
  ).toBeUndefined();
});

it('uses a time zone that is stated for all times', () => {
  expect(
    deadlineIn('All times are Eastern Time.', 'Applications close on March 12, 2027 at 5 p.m.'),
  ).toMatchObject({ time: '17:00', timeZone: 'Eastern Time' });
});

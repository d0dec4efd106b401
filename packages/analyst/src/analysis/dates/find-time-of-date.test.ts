import { expect, it } from 'vitest';
import { heading, classifiedUnits, listItem, paragraph } from '../../testing/classified-units.ts';
import { findDeadline } from './find-deadline.ts';
import { findSteps } from './find-steps.ts';

const today = '2026-11-28';
const timeIn = (...blocks: Parameters<typeof classifiedUnits>[0]) =>
  findDeadline(
    findSteps(
      classifiedUnits(blocks, () => ({ role: 'deadline' })),
      today,
    ),
    today,
  )?.time;

it('finds the time in another unit about the same day', () => {
  expect(
    timeIn(
      heading('Deadline: March 1, 2027'),
      paragraph('Proposals that come after 5 p.m. on March 1 are not read.'),
    ),
  ).toBe('17:00');
});

it('finds the time on the line next to the day', () => {
  expect(timeIn(paragraph('Application deadline: March 1, 2027'), paragraph('5:00 p.m. ET'))).toBe(
    '17:00',
  );
});

it('finds the time in a unit about where to submit', () => {
  const units = classifiedUnits(
    [
      paragraph('Deadline: March 1, 2027'),
      paragraph('Upload the form to the portal by March 1, 2027, 5 p.m.'),
    ],
    (text) => ({ role: text.startsWith('Upload') ? 'submit' : 'deadline' }),
  );
  expect(findDeadline(findSteps(units, today), today)?.time).toBe('17:00');
});

it('ignores the time of another day', () => {
  expect(
    timeIn(
      paragraph('Applications are due March 1, 2027.'),
      paragraph('The webinar is on January 5, 2027 at 2 p.m.'),
    ),
  ).toBeUndefined();
});

it.each([
  ['Webinar at 2 p.m. ET', 'Applications are due March 1, 2027.', undefined],
  ['Office hours: 9 a.m. to 5 p.m.', 'Applications are due March 1, 2027.', undefined],
  ['Deadlines at 5 p.m. ET', 'Fall: March 1, 2027', '17:00'],
  ['By noon on:', 'Application: March 1, 2027', '12:00'],
])('gives a day below "%s" the time of its own step: %s', (title, text, time) => {
  expect(timeIn(heading(title), paragraph(text))).toBe(time);
});

it.each([
  [[paragraph('Submissions close at 5:00 PM 15 March 2027 (NZDT).')], '17:00', 'NZDT'],
  [[paragraph('Application deadline: March 15, 2027 (AoE), 11:59 pm')], '23:59', 'AoE'],
  [
    [
      heading('Application deadlines'),
      paragraph('Midday (12 noon UK time) on:'),
      listItem('15 March 2027'),
      listItem('17 May 2027'),
    ],
    '12:00',
    'UK time',
  ],
  [
    [
      paragraph('Proposals are due on March 20, 2027.'),
      paragraph('Our portal closes at 5:00 p.m. Pacific Time on the due date.'),
    ],
    '17:00',
    'Pacific Time',
  ],
])('finds the time and the time zone of %j', (blocks, time, timeZone) => {
  const units = classifiedUnits(blocks, () => ({ role: 'deadline' }));
  expect(findDeadline(findSteps(units, today), today)).toMatchObject({ time, timeZone });
});

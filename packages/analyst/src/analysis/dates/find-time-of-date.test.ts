import { expect, it } from 'vitest';
import { heading, classifiedUnits, paragraph } from '../../testing/classified-units.ts';
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

import { expect, it } from 'vitest';
import { anApplication } from '../../testing/builders.ts';
import { sortByDeadline } from './sort-by-deadline.ts';

const now = new Date('2027-03-04T12:00:00Z');
const sorted = (...overrides: Parameters<typeof anApplication>[0][]) =>
  sortByDeadline(overrides.map(anApplication), now, 'Europe/Berlin').map(({ id }) => id);

it('puts the nearest deadline first, then undated applications, then past deadlines', () =>
  expect(
    sorted(
      { id: 'undated' },
      { id: 'long passed', deadline: '2025-01-01' },
      { id: 'passed', deadline: '2027-03-01' },
      { id: 'later', deadline: '2027-04-01' },
      { id: 'soon', deadline: '2027-03-05' },
    ),
  ).toEqual(['soon', 'later', 'undated', 'passed', 'long passed']));

it('compares deadlines across time zones', () => {
  const due = { date: '2027-03-10', time: '17:00' };
  expect(
    sorted(
      { id: 'Honolulu', due: { ...due, timeZone: 'HST' } },
      { id: 'New York', due: { ...due, timeZone: 'ET' } },
    ),
  ).toEqual(['New York', 'Honolulu']);
});

it('treats a sent application as undated', () =>
  expect(
    sorted(
      { id: 'sent', deadline: '2027-03-05', submissionStatus: 'submitted' },
      { id: 'open', deadline: '2027-05-01' },
    ),
  ).toEqual(['open', 'sent']));

it('preserves the order of applications without a deadline', () =>
  expect(sorted({ id: 'newest' }, { id: 'older' })).toEqual(['newest', 'older']));

import { expect, it } from 'vitest';
import type { Step } from '../../contract/call-facts.ts';
import { keepChosenDeadline, listOtherDeadlines, withChosenDeadline } from './other-deadlines.ts';

const now = new Date('2027-01-10T12:00:00Z');
const stepOn = (date: string, kind: Step['kind'] = 'application'): Step => ({
  kind,
  date,
  words: date,
  time: '17:00',
  quote: `Due ${date}.`,
});
const details = {
  deadline: { date: '2027-01-15' },
  steps: [
    stepOn('2027-02-01'),
    stepOn('2027-01-29'),
    stepOn('2027-01-15'),
    stepOn('2027-01-29'),
    stepOn('2026-12-01'),
    stepOn('2027-03-01', 'decision'),
  ],
};
const others = listOtherDeadlines(details, now, 'America/New_York');
const last = others.at(-1);
const chosen = last ? withChosenDeadline(details, last) : details;

it('lists each other day for the application that has not passed, earliest first', () => {
  expect(others.map(({ date }) => date)).toEqual(['2027-01-29', '2027-02-01']);
});

it('replaces the deadline by the chosen day, with its time and quote', () => {
  expect(chosen.deadline).toEqual({
    date: '2027-02-01',
    time: '17:00',
    quote: 'Due 2027-02-01.',
    isChosen: true,
  });
});

it('keeps the chosen deadline in a new analysis that states the same days', () => {
  expect(keepChosenDeadline(chosen, details).deadline).toEqual(chosen.deadline);
  expect(keepChosenDeadline(details, { ...details, deadline: { date: '2027-02-01' } })).toEqual({
    ...details,
    deadline: { date: '2027-02-01' },
  });
});

it.each([
  ['deadline', { date: '2027-02-01', time: '09:00', quote: 'Now due 2027-02-01, 9 a.m.' }, []],
  ['step', details.deadline, [{ ...stepOn('2027-02-01'), time: '09:00' }]],
])('takes the time of the chosen day from the %s of a new analysis', (_, deadline, steps) => {
  const amended = { deadline, steps: [stepOn('2027-01-15'), ...steps] };
  expect(keepChosenDeadline(chosen, amended).deadline).toMatchObject({
    date: '2027-02-01',
    time: '09:00',
    isChosen: true,
  });
});

it.each([
  ['no step', []],
  [
    'a step without a year',
    [{ kind: 'application' as const, monthDay: '01-15', words: 'January 15' }],
  ],
])('offers the previous deadline again if %s has its date', (_, steps) => {
  const before = { ...details, steps: [...steps, stepOn('2027-01-29')] };
  const [other] = listOtherDeadlines(before, now, 'America/New_York');
  const after = other ? withChosenDeadline(before, other) : before;
  expect(listOtherDeadlines(after, now, 'America/New_York')).toEqual([{ date: '2027-01-15' }]);
  expect(after.steps).toHaveLength(2);
});

it('drops the chosen deadline if the new analysis no longer states it or found a new one', () => {
  const steps = details.steps.filter(({ date }) => date !== '2027-02-01');
  expect(keepChosenDeadline(chosen, { ...details, steps }).deadline).toEqual(details.deadline);
  const moved = {
    deadline: { date: '2027-04-01' },
    steps: [...details.steps, stepOn('2027-04-01')],
  };
  expect(keepChosenDeadline(chosen, moved).deadline).toEqual(moved.deadline);
});

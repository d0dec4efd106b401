import { callStatuses, type CallStatus } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { someDetails } from '../../testing/builders.ts';
import { getStatusWarnings } from './call-status.ts';
import { getDeadlineFact } from './deadline-fact.ts';

const now = new Date('2026-11-21T12:00:00');
const statusTexts = (status: CallStatus, date?: string) => {
  const details = someDetails({ status, ...(date && { deadline: { date } }) });
  const { more = [] } = getDeadlineFact(details, now);
  return [...getStatusWarnings(details), ...more.map(({ text }) => text)];
};

it.each(callStatuses)('explains the status %s', (status) => {
  expect(statusTexts(status).length).toBeGreaterThan(0);
});

it('warns about a document that is not open for applications', () => {
  expect(getStatusWarnings(someDetails({ status: 'open' }))).toEqual([]);
  expect(getStatusWarnings(someDetails({ status: 'closed' }))[0]).toMatch(/closed/);
  expect(getStatusWarnings(someDetails({ isCall: false, notes: ['A policy.'] }))[0]).toBe(
    'A policy.',
  );
});

it('does not describe a call as open after its deadline', () => {
  expect(statusTexts('open', '2026-11-30')).toEqual(['Open for applications.']);
  expect(statusTexts('open', '2026-11-01')).toEqual([]);
});

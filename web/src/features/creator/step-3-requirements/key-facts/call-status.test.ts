import { callStatuses, type CallStatus } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { someDetails } from '../../testing/builders.ts';
import { statusWarnings } from './call-status.ts';
import { deadlineFact } from './deadline-fact.ts';

const now = new Date('2026-11-21T12:00:00');
const statusTexts = (status: CallStatus, date?: string) => {
  const details = someDetails({ status, ...(date && { deadline: { date } }) });
  const { more = [] } = deadlineFact(details, now);
  return [...statusWarnings(details), ...more.map(({ text }) => text)];
};

it.each(callStatuses)('explains the status %s', (status) => {
  expect(statusTexts(status).length).toBeGreaterThan(0);
});

it('warns about a document that is not open for applications', () => {
  expect(statusWarnings(someDetails({ status: 'open' }))).toEqual([]);
  expect(statusWarnings(someDetails({ status: 'closed' }))[0]).toMatch(/closed/);
  expect(statusWarnings(someDetails({ isCall: false, notes: ['A policy.'] }))[0]).toBe('A policy.');
});

it('does not describe a call as open after its deadline', () => {
  expect(statusTexts('open', '2026-11-30')).toEqual(['Open for applications.']);
  expect(statusTexts('open', '2026-11-01')).toEqual([]);
});

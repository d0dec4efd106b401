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

it('warns of a document that applicants cannot answer now', () => {
  expect(statusWarnings(someDetails({ status: 'open' }))).toEqual([]);
  expect(statusWarnings(someDetails({ status: 'closed' }))[0]).toMatch(/closed/);
  expect(statusWarnings(someDetails({ isCall: false, notes: ['A policy.'] }))[0]).toBe('A policy.');
});

it('does not call a document open after its deadline', () => {
  expect(statusTexts('open', '2026-11-30')).toEqual(['Open for applications.']);
  expect(statusTexts('open', '2026-11-01')).toEqual([]);
});

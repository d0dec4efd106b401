import { callStatuses } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { someDetails } from '../../testing/builders.ts';
import { callStatusLabels, getStatusWarnings } from './call-status.ts';

it.each(callStatuses)('explains the status %s', (status) => {
  const texts = [...getStatusWarnings(someDetails({ status })), callStatusLabels[status]];
  expect(texts.some(Boolean)).toBe(true);
});

it('warns about a document that is not open for applications', () => {
  expect(getStatusWarnings(someDetails({ status: 'open' }))).toEqual([]);
  expect(getStatusWarnings(someDetails({ status: 'closed' }))[0]).toMatch(/closed/);
  expect(getStatusWarnings(someDetails({ isCall: false, notes: ['A policy.'] }))[0]).toBe(
    'A policy.',
  );
});

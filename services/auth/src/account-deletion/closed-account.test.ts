import { describe, expect, it } from 'vitest';
import { createAccountClosedError } from './closed-account.ts';
import { computeDeletionTime } from './grace-period.ts';

describe('a closed account', () => {
  const closedAt = new Date('2026-11-30T23:59:59Z');

  it('is deleted after the configured number of days', () => {
    expect(computeDeletionTime(closedAt, 7)).toEqual(new Date('2026-12-07T23:59:59Z'));
    expect(computeDeletionTime(closedAt, 0)).toEqual(closedAt);
  });

  it('is rejected with an error stating the date of its deletion', () => {
    expect(createAccountClosedError(computeDeletionTime(closedAt, 7))).toMatchObject({
      code: 'account-closed',
      detail: 'This account will be deleted on December 7, 2026.',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { anApplication } from '../../testing/builders.ts';
import { findNextToContinue } from './next-to-continue.ts';

const now = new Date(2026, 2, 10, 21, 0);
const next = (...overrides: Parameters<typeof anApplication>[0][]) =>
  findNextToContinue(overrides.map(anApplication), now)?.id;

describe('the draft to continue', () => {
  it('is the draft with the nearest deadline, including today', () => {
    expect(
      next(
        { id: 'later', deadline: '2026-04-01' },
        { id: 'today', deadline: '2026-03-10' },
        { id: 'none', updatedAt: '2026-03-09T00:00:00Z' },
      ),
    ).toBe('today');
  });

  it('is the most recently edited draft if there is no upcoming deadline', () => {
    expect(
      next(
        { id: 'missed', deadline: '2026-03-09', updatedAt: '2026-03-01T00:00:00Z' },
        { id: 'fresh', updatedAt: '2026-03-08T00:00:00Z' },
      ),
    ).toBe('fresh');
  });

  it('is a complete application only until its deadline', () => {
    expect(next({ id: 'due', status: 'complete', deadline: '2026-03-10' })).toBe('due');
    expect(next({ status: 'complete', deadline: '2026-03-09' })).toBeUndefined();
    expect(next({ status: 'complete' })).toBeUndefined();
  });

  it('is never an application that has been sent', () => {
    expect(next({ submissionStatus: 'submitted', deadline: '2026-03-11' })).toBeUndefined();
  });
});

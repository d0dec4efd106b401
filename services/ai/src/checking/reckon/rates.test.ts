import { describe, expect, it } from 'vitest';
import type { ClaimSources } from '../claim-sources.ts';
import { falseIn } from '../fixtures/false-in.ts';

const sources: ClaimSources = {
  organizationInfo: { name: 'Millbrook Youth Chess' },
  answers: [
    {
      question: 'What does it cost?',
      answer:
        'Chess sets 12 at $35 = $420. Two clocks for each table, $210. A coach, $870. We ask for $1,500 in all.',
    },
    { question: 'Who is it for?', answer: '20 students from the two middle schools.' },
  ],
};

describe('an amount that follows', () => {
  it.each([
    'For each of the 20 students the project costs $75.',
    'That is $75 for each of the 20 students.',
    'Sets and clocks together come to $630.',
  ])('is no alarm: %s', (text) => {
    expect(falseIn(text, sources)).toEqual([]);
  });

  it.each([
    ['For each of the 20 students the project costs $85.', '$85'],
    ['Sets and clocks together come to $830.', '$830'],
    ['Coaching costs $435 for each of 2 tables.', '$435'],
    ['Sets and clocks cost $1,290.', '$1,290'],
  ])('and one that does not is one: %s', (text, claim) => {
    expect(falseIn(text, sources)).toContain(claim);
  });
});

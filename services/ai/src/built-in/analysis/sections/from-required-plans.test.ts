import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { sectionsFromRequiredPlans } from './from-required-plans.ts';

const namesOf = (text: string): string[] =>
  sectionsFromRequiredPlans(readGuidelines(readingOf('html', '', text), '2026-09-01')).map(
    ({ name }) => name,
  );

describe('two papers that one sentence demands by their titles', () => {
  it.each([
    [
      'The program requires both an Outreach Plan (one page) and a Mentoring Plan.',
      ['Outreach Plan', 'Mentoring Plan'],
    ],
    [
      'Proposals must include a Data Management Plan and a Budget Justification.',
      ['Data Management Plan', 'Budget Justification'],
    ],
  ])('are parts: %s', (text, names) => {
    expect(namesOf(text)).toEqual(names);
  });

  it('are none where grantees owe them, or where they have no titles', () => {
    expect(namesOf('Grantees must submit a Work Plan and a Signed Letter.')).toEqual([]);
    expect(namesOf('The fund requires a plan and a budget.')).toEqual([]);
  });
});

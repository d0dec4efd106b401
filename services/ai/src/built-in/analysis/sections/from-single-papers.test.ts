import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { sectionsFromSinglePapers } from './from-single-papers.ts';

const namesOf = (text: string): string[] =>
  sectionsFromSinglePapers(readGuidelines(readingOf('html', '', text), '2026-09-01')).map(
    ({ name }) => name,
  );

describe('a paper that one sentence asks for', () => {
  it('comes beside the listed parts', () => {
    expect(
      namesOf(
        'Proposals from graduate students should include a simple recommendation from their professor or advisor.',
      ),
    ).toEqual(['Recommendation from professor or advisor']);
    expect(namesOf('Applicants must also submit a signed letter of support.')).toEqual([
      'Letter of support',
    ]);
  });

  it('is not told twice where a list names it', () => {
    expect(
      namesOf(
        'The proposal includes:\n- Budget\n- Letter of support\nApplicants must submit a letter of support.',
      ),
    ).toEqual([]);
  });

  it('is no duty of another kind', () => {
    expect(namesOf('Applicants must submit a report at the end of the year.')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { sectionsFromNumberedForms } from './from-numbered-forms.ts';

const namesOf = (text: string): string[] =>
  sectionsFromNumberedForms(readGuidelines(readingOf('html', '', text), '2026-09-01')).map(
    ({ name }) => name,
  );

describe('forms told by their numbers', () => {
  it('are parts by what they are', () => {
    expect(
      namesOf(
        'Form 1 is the Application Form describing the ride. Form 2 is the proposed budget for the season. Form 6 is the completion report.',
      ),
    ).toEqual(['Application Form', 'Proposed budget']);
  });

  it('are none where one alone is told, or where others use it', () => {
    expect(namesOf('Form 4 is used by the committee. Form 1 is the cover page.')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { sectionsFromStarredFields } from './from-starred-fields.ts';

const fieldsOf = (text: string) =>
  sectionsFromStarredFields(readGuidelines(readingOf('html', '', text), '2026-09-01'));

describe('the fields that a form marks with a star', () => {
  it('are the parts, but not who fills them in', () => {
    const fields = fieldsOf(
      [
        '# Neighborhood Mini-Grant Application',
        'Please complete all questions. Questions marked * are required.',
        'Name of group *',
        'Contact email *',
        'Project title *',
        'What will you do with the grant money? * (200 words max)',
        'How much are you asking for? *',
      ].join('\n'),
    );
    expect(fields.map(({ name, limit }) => [name, limit?.words])).toEqual([
      ['Project title', undefined],
      ['What will you do with the grant money?', 200],
      ['How much are you asking for?', undefined],
    ]);
  });

  it('are not footnotes', () => {
    expect(fieldsOf('Grants of up to $500 *\n* In one year.\nApply by mail.')).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findSections } from './find-sections.ts';
import { isThereAlready } from './papers-beside.ts';

const namesOf = (...lines: string[]): string[] =>
  findSections(readGuidelines(readingOf('html', '', lines.join('\n')), '2026-09-01')).map(
    ({ name }) => name,
  );

it('puts a paper that is put along behind what is written, wherever a sentence speaks of it', () => {
  expect(
    namesOf(
      '# Alder Fund: Small Grants',
      '## Who may apply',
      'Applicants must be tax-exempt. Attach the IRS determination letter with your application.',
      '## The narrative',
      'The narrative must have these sections:',
      '- Background (at most 300 words)',
      '- Statement of Need (at most 400 words)',
      '- Project Description (at most 500 words)',
    ),
  ).toEqual([
    'Background',
    'Statement of Need',
    'Project Description',
    expect.stringMatching(/IRS determination letter/),
  ]);
});

it('knows the yearly budget of an organization for a paper that is there already', () => {
  const along = {
    block: 0,
    end: 1,
    quote: '',
    told: [],
    prompts: [],
    required: true,
    from: 'list' as const,
    along: true as const,
  };
  expect(isThereAlready({ ...along, name: 'Operating budget' })).toBe(true);
  expect(isThereAlready({ ...along, name: 'Project budget' })).toBe(false);
});

import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findSections } from './find-sections.ts';

const partsOf = (...lines: string[]): string[] =>
  findSections(readGuidelines(readingOf('html', '', lines.join('\n')), '2026-09-01')).map(
    ({ name }) => name,
  );

const organization = [
  '# Grant Proposal Requirements',
  '## Organization Information',
  "- Summarize your group's history.",
  '- Outline current programs.',
];

it('takes a title over nothing but orders for a part, whatever it is called', () => {
  expect(
    partsOf(
      ...organization,
      '## Purpose of Grant',
      '- Describe the proposed project.',
      '- Identify the needs to be addressed.',
      '- Explain how the project serves the town.',
      '## Evaluation',
      '- Describe the plan for evaluation.',
    ),
  ).toEqual(['Organization Information', 'Purpose of Grant', 'Evaluation']);
});

it('takes no orders for later', () => {
  expect(
    partsOf(
      ...organization,
      '## Evaluation',
      '- Describe the plan for evaluation.',
      '## Reporting after the award',
      '- Describe what was done.',
      '- List what was spent.',
    ),
  ).toEqual(['Organization Information', 'Evaluation']);
});

it('takes a question over "Up to 250 words. …" for a part, though it asks who', () => {
  expect(
    partsOf(
      '# Heron Fund',
      '## The questions',
      'The form has three questions.',
      '### Who will look after the garden, and what have they done before?',
      'Up to 250 words. Name the person.',
      '### Where is it?',
      'Up to 100 words. Name the street.',
      '### What will be different at the end, and how will you know?',
      'Up to 300 words. Give no more than three measures.',
    ),
  ).toEqual([
    'Who will look after the garden, and what have they done before?',
    'Where is it?',
    'What will be different at the end, and how will you know?',
  ]);
});

import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { sectionsFromDescribedForm } from './from-described-form.ts';

const partsOf = (text: string) =>
  sectionsFromDescribedForm(readGuidelines(readingOf('docx', '', text), '2026-09-01'));

const form = [
  '# Apply for funding',
  'This page gives an overview of each question that is asked on the form.',
  '## Project details',
  'We ask for the following project details:',
  '- Project name: No more than 80 characters',
  '- Project country',
  '## Project idea',
  'We ask three questions about the project idea:',
  '- What would you like to do? No more than 300 words',
  '- How does your project meet one of our priorities? No more than 150 words',
  '- How does your project involve your community? No more than 200 words',
  '## Project budget',
  '- Budget items: at least one row',
  '- Total costs: whole amounts only',
].join('\n');

describe('a paper that goes through the steps of a form', () => {
  it('has a part for each step, and for each question with a limit', () => {
    expect(partsOf(form).map(({ name, limit }) => [name, limit?.words])).toEqual([
      ['Project details', undefined],
      ['What would you like to do?', 300],
      ['How does your project meet one of our priorities?', 150],
      ['How does your project involve your community?', 200],
      ['Project budget', undefined],
    ]);
  });

  it('is not any paper with lists', () => {
    expect(
      partsOf(
        [
          '# Community fund',
          '## What we fund',
          '- Equipment',
          '## Who can apply',
          '- Charities',
          '## What you need',
          'We ask for the following:',
          '- A bank account',
        ].join('\n'),
      ),
    ).toEqual([]);
  });
});

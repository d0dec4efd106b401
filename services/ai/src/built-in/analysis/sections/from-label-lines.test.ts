import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { sectionsFromLabelLines } from './from-label-lines.ts';

const read = (text: string) => readGuidelines(readingOf('html', '', text), '2026-09-01');

const form = [
  '# Alumni grants',
  'Executive Summary:',
  'Background of the Organization:',
  'Previous Grants Received for this Project:',
  'Project Description and Goals:',
  'Please briefly outline the problem that you are trying to address.',
  'Project Activities:',
  'Proposals should describe the steps that you plan. Use one line for each.',
  'Project Sustainability:',
  'Explain how the project will go on after the grant.',
].join('\n\n');

describe('a form that is typed', () => {
  it('has a part for each line that ends in a colon, with what is asked under it', () => {
    const parts = sectionsFromLabelLines(read(form));
    expect(parts.map(({ name, prompts, told }) => [name, prompts.length, told.length])).toEqual([
      ['Executive Summary', 0, 0],
      ['Background of the Organization', 0, 0],
      ['Previous Grants Received for this Project', 0, 0],
      ['Project Description and Goals', 1, 0],
      ['Project Activities', 1, 1],
      ['Project Sustainability', 1, 0],
    ]);
  });

  it('sets nothing aside that stands below an empty field about past grants', () => {
    const statements = read(form).statements.filter(({ text }) => /after the grant/.test(text));
    expect(statements.map(({ aside }) => aside)).toEqual([undefined]);
  });

  it('is none where lines with a colon lead to lists of other things', () => {
    expect(
      sectionsFromLabelLines(
        read('Who may apply:\n\nSchools.\n\nWhere:\n\nThe county.\n\nContact us:\n\nBy phone.'),
      ),
    ).toEqual([]);
  });
});

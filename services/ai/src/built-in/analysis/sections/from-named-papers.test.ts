import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findSections } from './find-sections.ts';
import { sectionsFromNamedPapers } from './from-named-papers.ts';

const read = (text: string) => readGuidelines(readingOf('html', '', text), '2026-09-01');
const names = (text: string) => sectionsFromNamedPapers(read(text)).map(({ name }) => name);

describe('papers that a call names', () => {
  it.each([
    [
      'A "budget summary" for the proposed project is required with the application.',
      'Budget summary',
    ],
    ['Letters of intent must be received by December 1, 2027.', 'Letters of intent'],
    ['The application form shall be completed by January 19, 2027.', 'Application form'],
    ['Please complete the online application form.', 'Application form'],
    [
      'You must submit in your application a brief letter of support from your host.',
      'Letter of support from your host',
    ],
    [
      'Applicants are expected to write a short summary of the discussion.',
      'Summary of the discussion',
    ],
    [
      'Proposals must be submitted as an OEP (Otter Enhancement Proposal) in the tracker.',
      'Otter Enhancement Proposal',
    ],
    ['A work plan and a map are welcome. A cover letter is required.', 'Cover letter'],
    ['| Mentor Letter Deadline | March 8, 2027 |', 'Mentor Letter'],
  ])('are parts: %s', (text, name) => {
    expect(names(`# Fund\n${text}`)[0]?.startsWith(name.split(' from ')[0] ?? name)).toBe(true);
  });

  it.each([
    'A final report must be submitted within 60 days.',
    'If the application is to be awarded, a more detailed budget will be required.',
    'A letter of intent is not required.',
    'Applicants may submit a letter of support.',
    'Do not attach a brochure or a cover letter.',
    'The grant agreement must be signed. A W-9 form is required of recipients.',
    'Proposals must be submitted as a PDF by May 1.',
    'The proposal must be submitted by May 1.',
    'Budget Form',
  ])('are not: %s', (text) => {
    expect(names(`# Fund\n${text}`)).toEqual([]);
  });

  it('are as many as a sentence names', () => {
    expect(
      names('# Fund\nComplete the online application form and upload a project budget form.'),
    ).toEqual(['Application form', 'Project budget form']);
  });

  it('are looked for only where no parts are told', () => {
    const parts = findSections(
      read(
        '# Fund\nThe application form shall be completed by May 1, 2027. Your proposal should include the following sections:\n- Statement of need (1 page)\n- Project description (2 pages)\n- Budget (1 page)',
      ),
    ).map(({ name }) => name);
    expect(parts).toEqual(['Statement of need', 'Project description', 'Budget']);
  });
});

it('makes the proposal a part beside the papers that come with it', () => {
  const parts = findSections(
    read(
      '# Summer Grant\n## Application Guidelines\n- Summer Grant proposals should not exceed a word count of 2,500.\nAdditional materials (to be submitted along with the proposal):\nField contact letter: If you work with a museum, you must submit a letter from your contact.\nTravel Safety Plan: A project abroad is required to have a Travel Safety Plan. It must be included as an appendix.',
    ),
  );
  expect(parts.map(({ name }) => name)).toContain('Proposal');
  expect(parts.find(({ name }) => name === 'Proposal')?.limit).toEqual({ words: 2_500 });
});

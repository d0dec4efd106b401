import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { sectionsFromProposalFormat } from './from-proposal-format.ts';

const partsOf = (text: string) =>
  sectionsFromProposalFormat(readGuidelines(readingOf('html', '', text), '2026-09-01'));

const form = [
  '# Eligibility',
  'Open to all universities in the country.',
  '# REQUIRED FORMAT OF PROPOSAL',
  '# CONTACT DETAILS OF PRINCIPAL APPLICANT',
  'Postal address:',
  '# PROJECT SUMMARY - AN ABSTRACT OF THE PROPOSAL (200 WORDS OR LESS)',
  '# FULL DESCRIPTION OF THE COLLABORATION - PLEASE COMPLETE ALL SECTIONS',
  'Outline in which way the collaboration will support our strategy.',
  'What are the potential outputs that your group will enable?',
  "Comment on the project's potential contribution to training.",
  '# BUDGET TEMPLATE',
  'Provide a broad-level budget and indicate the co-funding.',
  '# Terms and conditions',
  'Describe any conflict of interest to the office before the start.',
].join('\n\n');

describe('a form printed at the end of a call', () => {
  it('gives its headings with what is asked under each', () => {
    const parts = partsOf(form);
    expect(parts.map(({ name, limit, prompts }) => [name, limit, prompts.length])).toEqual([
      ['Project Summary', { words: 200 }, 0],
      ['Full Description of the Collaboration', undefined, 3],
      ['Budget', undefined, 1],
    ]);
  });

  it('is none where nothing is asked under the title', () => {
    expect(
      partsOf(
        '# Application form\n\n# Where to find it\n\nThe form is on our portal.\n\n# Help\n\nCall us.',
      ),
    ).toEqual([]);
  });
});

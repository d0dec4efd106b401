import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findSections } from './find-sections.ts';

const sectionsOf = (limit: string) =>
  findSections(
    readGuidelines(
      readingOf(
        'html',
        '',
        [
          '# Writing to the trustees',
          '## Your letter',
          limit,
          '',
          '- who you are and whom you serve',
          '- what you would do with a grant',
          '- how much it costs, and who else pays',
          '',
          '## When we meet',
          'Letters are read in May.',
        ].join('\n'),
      ),
      '2026-09-01',
    ),
  );

describe('a letter that a funder wants to read as a letter', () => {
  it('is one part, and what it should tell is asked in it', () => {
    const [letter, ...others] = sectionsOf(
      'A letter of enquiry may have at most three pages. Please use no headings. The letter should tell us:',
    );
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ name: 'Letter of enquiry', limit: { pages: 3 } });
    expect(letter?.prompts).toContain('What you would do with a grant');
  });

  it('is told point by point where headings are left to whoever writes', () => {
    const names = sectionsOf('The letter may have at most three pages. The letter should tell us:');
    expect(names.length).toBeGreaterThan(1);
  });
});

import { describe, expect, it } from 'vitest';
import { readingOf } from './fixtures/reading-of.ts';
import { readGuidelines } from './read-guidelines.ts';
import { findSections } from './sections/find-sections.ts';

const read = (...lines: string[]) =>
  readGuidelines(readingOf('html', '', lines.join('\n')), '2026-09-01');

describe('a list that lost its levels', () => {
  const lines = [
    '# Heron Foundation',
    '## Application Process',
    '- The Foundation takes several criteria into account. Among them are the following:',
    '- Strength of the organization and its board.',
    '- Need for its programs.',
    '- Quality of the materials.',
    '- Each request begins with a Letter of Inquiry that addresses the following points:',
    '- Annual operating budget.',
    '- Amount of the proposed request.',
    '- Description of current organizational leadership.',
    '- Timeline of the project.',
  ];

  it('is parted where an item announces what follows', () => {
    const leads = read(...lines).lists.map(({ lead, items }) => [lead?.text, items.length]);
    expect(leads).toEqual([
      ['Among them are the following:', 3],
      ['Each request begins with a Letter of Inquiry that addresses the following points:', 4],
    ]);
  });

  it('holds no parts among the criteria', () => {
    const names = findSections(read(...lines)).map(({ name }) => name);
    expect(names).toContain('Annual operating budget');
    expect(names.join(' ')).not.toMatch(/Quality of|Need for its|takes several/);
  });

  it('stays whole where one item alone announces', () => {
    const { lists } = read(
      '# Heron Foundation',
      '- Send the narrative.',
      '- Enclose the following:',
      '- A budget for the year.',
      '- A list of the board.',
    );
    expect(lists[0]?.items).toHaveLength(4);
  });
});

import { expect, it } from 'vitest';
import { documentText, htmlToDocument } from '../../richtext/index.ts';
import { findSection } from './find-section.ts';

const draft = htmlToDocument(
  '<h2>1. Need</h2><p>Six in ten.</p><h3>Causes</h3><p>Rent.</p><h2>Budget</h2><h2>Team</h2><p>Two.</p>',
);
const textOf = (name: string) => {
  const section = findSection(draft, name);
  return section && documentText(section);
};

it('finds a section regardless of numbering, case and punctuation', () => {
  expect(textOf('NEED:')).toBe('Six in ten.\nCauses\nRent.');
  expect(textOf('team')).toBe('Two.');
});

it('distinguishes an empty section from a missing one', () => {
  expect(findSection(draft, 'Budget')).toEqual([]);
  expect(findSection(draft, 'Timeline')).toBeUndefined();
});

import { expect, it } from 'vitest';
import { documentToText, htmlToDocument } from '../../richtext/index.ts';
import { findSection } from './find-section.ts';

const draft = htmlToDocument(
  '<h2>1. Need</h2><p>Six in ten.</p><h3>Causes</h3><p>Rent.</p><h2>Budget</h2><h2>Team</h2><p>Two.</p>',
);
const textOf = (name: string) => {
  const section = findSection(draft, name);
  return section && documentToText(section);
};

it('finds a section regardless of numbering, case and punctuation', () => {
  expect(textOf('NEED:')).toBe('Six in ten.\nCauses\nRent.');
  expect(textOf('team')).toBe('Two.');
});

it.each([
  ['Re\u0301sume\u0301s', 'Résumés'],
  ['Résumés', 'Re\u0301sume\u0301s'],
  ['Resumes', 'Résumés'],
  ['Of\uFB01cers', 'Officers'],
  ['Naïve Bu\u0308hne', 'naive bühne'],
])('finds %s under the name %s, regardless of accents', (heading, name) => {
  expect(findSection(htmlToDocument(`<h2>${heading}</h2><p>Text</p>`), name)).toHaveLength(1);
});

it('distinguishes marks that form separate letters in other scripts', () => {
  const document = htmlToDocument('<h2>\u0915\u093F</h2><p>Text</p>');
  expect(findSection(document, '\u0915\u0940')).toBeUndefined();
});

it('distinguishes an empty section from a missing one', () => {
  expect(findSection(draft, 'Budget')).toEqual([]);
  expect(findSection(draft, 'Timeline')).toBeUndefined();
});

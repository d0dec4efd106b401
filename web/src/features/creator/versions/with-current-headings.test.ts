import { documentToHtml, htmlToDocument } from '@grantwright/shared/richtext';
import { assignSectionKeys } from '@grantwright/shared/submission';
import { expect, it } from 'vitest';
import { anAnalysis } from '../testing/builders.ts';
import { renameSection } from '../sections/section-choices.ts';
import { withCurrentHeadings } from './with-current-headings.ts';

const sections = ['Need', 'Budget'].map((name) => ({ name, description: '' }));
const analysis = anAnalysis({ sections });
const keyOf = assignSectionKeys(sections);
const renameNeed = (...names: string[]) => {
  const choices = names.reduce<ReturnType<typeof renameSection> | undefined>(
    (before, to) => renameSection({ choices: before, keyOf }, 'Need', to),
    undefined,
  );
  return choices && { sections: choices };
};
const restore = (html: string, submission: ReturnType<typeof renameNeed>) =>
  documentToHtml(withCurrentHeadings(htmlToDocument(html), { analysis, submission }));

it.each([
  ['the name in the analysis', '1. Need'],
  ['a former name', 'Why now'],
  ['the current name', 'The case'],
])('gives a section its current name if the text has %s', (_, heading) => {
  const html = `<h2>${heading}</h2><p>One.</p><h2>Budget</h2><p>Two.</p>`;
  expect(restore(html, renameNeed('Why now', 'The case'))).toBe(
    '<h2>The case</h2><p>One.</p><h2>Budget</h2><p>Two.</p>',
  );
});

it('gives a section the name of the analysis again after the user has', () => {
  expect(restore('<h2>Why now</h2><p>One.</p>', renameNeed('Why now', 'Need'))).toBe(
    '<h2>Need</h2><p>One.</p>',
  );
});

it('leaves other headings and sections as they are', () => {
  const html = '<h2>Background</h2><p>Need</p><h2>Budget</h2><p>Two.</p>';
  expect(restore(html, renameNeed('The case'))).toBe(html);
  expect(restore(html, undefined)).toBe(html);
});

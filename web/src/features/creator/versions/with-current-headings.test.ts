import { documentToHtml, htmlToDocument } from '@grantwright/shared/richtext';
import { assignSectionKeys } from '@grantwright/shared/submission';
import { describe, expect, it } from 'vitest';
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

it('uses the name in the analysis again if the user has restored it', () => {
  expect(restore('<h2>Why now</h2><p>One.</p>', renameNeed('Why now', 'Need'))).toBe(
    '<h2>Need</h2><p>One.</p>',
  );
});

it('does not change other headings and sections', () => {
  const html = '<h2>Background</h2><p>Need</p><h2>Budget</h2><p>Two.</p>';
  expect(restore(html, renameNeed('The case'))).toBe(html);
  expect(restore(html, undefined)).toBe(html);
});

describe('a former name now used by another section', () => {
  const plan = ['Plan', 'Need'].map((name) => ({ name, description: '' }));
  const renamed = [
    { from: 'Need', to: 'Case' },
    { from: 'Need', to: 'Story' },
    { from: 'Plan', to: 'Case' },
  ];
  const state = { analysis: anAnalysis({ sections: plan }), submission: { sections: { renamed } } };
  const restoreText = (html: string, renamedThen?: typeof renamed) =>
    documentToHtml(withCurrentHeadings(htmlToDocument(html), state, renamedThen));

  it('stays the heading of the other section', () => {
    const html = '<h2>Case</h2><p>The plan.</p>';
    expect(restoreText(html)).toBe(html);
    const swapped = '<h2>Case</h2><p>The plan.</p><h2>Story</h2><p>The need.</p>';
    expect(restoreText(swapped)).toBe(swapped);
  });

  it("is replaced if the text also has that section's former name", () => {
    expect(restoreText('<h2>Plan</h2><p>The plan.</p><h2>Case</h2><p>The need.</p>')).toBe(
      '<h2>Case</h2><p>The plan.</p><h2>Story</h2><p>The need.</p>',
    );
  });

  it("is replaced if it was the section's name when the text was stored", () => {
    expect(restoreText('<h2>Case</h2><p>The need.</p>', renamed.slice(0, 1))).toBe(
      '<h2>Story</h2><p>The need.</p>',
    );
  });

  it('is replaced even if other headings became names later', () => {
    const html = '<h2>Case</h2><p>The need.</p><h2>Story</h2><p>Of one family.</p>';
    expect(restoreText(html, renamed.slice(0, 1))).toBe(html.replace('Case', 'Story'));
  });
});

it('assigns each heading to only one section', () => {
  const numbered = ['1. Budget', '2. Budget'].map((name) => ({ name, description: '' }));
  const renamed = numbered.map(({ name }, index) => ({ from: name, to: `Costs ${index}` }));
  const state = {
    analysis: anAnalysis({ sections: numbered }),
    submission: { sections: { renamed } },
  };
  const html = '<h2>Budget</h2><p>One.</p><h2>Budget</h2><p>Two.</p>';
  expect(documentToHtml(withCurrentHeadings(htmlToDocument(html), state))).toBe(
    '<h2>Costs 0</h2><p>One.</p><h2>Costs 1</h2><p>Two.</p>',
  );
});

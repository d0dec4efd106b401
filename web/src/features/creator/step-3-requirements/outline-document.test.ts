import { findGaps } from '@grantwright/shared/richtext';
import { expect, it } from 'vitest';
import { anAnalysis, someDetails } from '../testing/builders.ts';
import { outlineDocument } from './outline-document.ts';

const section = { name: 'Need', description: 'Why', required: true, prompts: ['Who [exactly]?'] };

it("shows the funder's prompts and the open questions as gaps, and the answers as notes", () => {
  const details = someDetails({
    sections: [section],
    questions: [{ question: 'How many?', sections: ['Need'] }],
  });
  const outline = outlineDocument(anAnalysis({ details }), { 'How many?': '12 [beds]' });
  expect(outline.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'paragraph']);
  expect(findGaps(outline)).toEqual([
    { section: 'Need', question: 'Who exactly?' },
    { section: 'Need', question: 'How many? Your note: 12 beds' },
  ]);
});

it('asks for the description of a section without prompts', () =>
  expect(findGaps(outlineDocument(anAnalysis(), {}))).toEqual([
    { section: 'Need', question: 'Why it is needed.' },
  ]));

it('has the fallback sections when the analysis found none', () =>
  expect(findGaps(outlineDocument(anAnalysis({ sections: [] }), {}))).toHaveLength(3));

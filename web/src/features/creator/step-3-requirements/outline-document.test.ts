import { findGaps } from '@grantwright/shared/richtext';
import { expect, it } from 'vitest';
import { anAnalysis, someDetails } from '../testing/builders.ts';
import { createOutlineDocument } from './outline-document.ts';

const section = { name: 'Need', description: 'Why', required: true, prompts: ['Who [exactly]?'] };

it("turns the funder's prompts and open questions into gaps, and answers into notes", () => {
  const details = someDetails({
    sections: [section],
    questions: [{ question: 'How many?', sections: ['Need'] }],
  });
  const outline = createOutlineDocument(anAnalysis({ details }), { 'How many?': '12 [beds]' });
  expect(outline.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'paragraph']);
  expect(findGaps(outline)).toEqual([
    { section: 'Need', question: 'Who exactly?' },
    { section: 'Need', question: 'How many? Your note: 12 beds' },
  ]);
});

it('uses the description of a section as the question if it has no prompts', () =>
  expect(findGaps(createOutlineDocument(anAnalysis(), {}))).toEqual([
    { section: 'Need', question: 'Why it is needed.' },
  ]));

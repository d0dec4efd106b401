import { expect, it } from 'vitest';
import { htmlToDocument } from '../../../lib/html-to-document.ts';
import { someDetails } from '../testing/builders.ts';
import { collectDraftFacts } from './draft-facts.ts';

it("finds the start of a section even if another section's name differs only in its number", () => {
  const document = htmlToDocument('<h2>1. Budget</h2><p>Six.</p><h2>4. Budget</h2>');
  const sections = ['1. Budget', '4. Budget', '5. Budget'].map((name) => ({
    ...{ name, description: '', required: true, prompts: [] },
  }));
  const { findStart } = collectDraftFacts(document, someDetails({ sections }), []);
  expect(['1. Budget', '4. Budget', '5. Budget', 'Need'].map(findStart)).toEqual([
    0,
    2,
    undefined,
    undefined,
  ]);
});

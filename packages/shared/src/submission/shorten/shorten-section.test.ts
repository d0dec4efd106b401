import { expect, it } from 'vitest';
import { documentToText, htmlToDocument } from '../../richtext/index.ts';
import { analysisDetails } from '../testing/analysis-details.ts';
import { aSection } from '../readiness/testing/builders.ts';
import { findSectionToRewrite } from '../rewrite/find-section-to-rewrite.ts';
import { shortenSection } from './shorten-section.ts';

const opinion = 'We care deeply about every tenant and home.';
const document = htmlToDocument(
  `<h2>Need</h2><p>Rents in our town rose. ${opinion} In 2025 we helped 214 families. They stayed here.</p>`,
);
const shortened = (words?: number) => {
  const sections = [aSection('Need', words ? { limit: { words } } : {})];
  const section = findSectionToRewrite(document, 0, { details: analysisDetails({ sections }) });
  return documentToText(section ? shortenSection(section).blocks : []);
};

it('shortens a section to its limit', () => {
  expect(shortened(12)).toBe('Rents in our town rose. In 2025 we helped 214 families.');
});

it('shortens a section without a limit, or within its limit, by about a quarter', () => {
  const rest = 'Rents in our town rose. In 2025 we helped 214 families. They stayed here.';
  expect(shortened()).toBe(rest);
  expect(shortened(100)).toBe(rest);
});

import { expect, it } from 'vitest';
import { htmlToDocument } from '../lib/html-to-document.ts';
import { sectionsToSave } from './sections-to-save.ts';

const sections = (html: string) => sectionsToSave(htmlToDocument(html));

it('returns each section with its subsections, without its heading', () => {
  const html =
    '<h2>Need</h2><p>Many wait.</p><h3>Where</h3><p>In Polk.</p><h2>Plan</h2><p>May.</p>';
  expect(sections(html)).toEqual([
    { question: 'Need', text: '<p>Many wait.</p><h3>Where</h3><p>In Polk.</p>', gaps: 0 },
    { question: 'Plan', text: '<p>May.</p>', gaps: 0 },
  ]);
});

it('returns the sections under a title, and neither empty ones nor text without a heading', () => {
  const html = '<p>Dear funder</p><h1>Our pantry</h1><h2>Need</h2><p>Many.</p><h2>Plan</h2>';
  expect(sections(html).map(({ question }) => question)).toEqual(['Need']);
});

it('counts open questions', () => {
  expect(sections('<h2>Need</h2><p>[NEEDS INPUT: How many?]</p>')).toMatchObject([{ gaps: 1 }]);
});

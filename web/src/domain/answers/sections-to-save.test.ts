import { limits } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { htmlToDocument } from '../../lib/html-to-document.ts';
import { getSectionsToSave } from './sections-to-save.ts';

const sections = (html: string) => getSectionsToSave(htmlToDocument(html));

it('returns each section with its subsections, but without its heading', () => {
  const html =
    '<h2>Need</h2><p>Many wait.</p><h3>Where</h3><p>In Polk.</p><h2>Plan</h2><p>May.</p>';
  expect(sections(html)).toEqual([
    { question: 'Need', text: '<p>Many wait.</p><h3>Where</h3><p>In Polk.</p>', gaps: 0 },
    { question: 'Plan', text: '<p>May.</p>', gaps: 0 },
  ]);
});

it('returns the sections under a title, but no empty sections and no text without a heading', () => {
  const html = '<p>Dear funder</p><h1>Our pantry</h1><h2>Need</h2><p>Many.</p><h2>Plan</h2>';
  expect(sections(html).map(({ question }) => question)).toEqual(['Need']);
});

it('asks different questions for sections with the same heading', () => {
  const html =
    '<h2>Year 1</h2><h3>Budget</h3><p>A</p><h2>Year 2</h2><h3>Budget</h3><p>B</p><h2>Plan</h2><p>C</p><h2>Plan</h2><p>D</p>';
  const questions = ['Year 1 › Budget', 'Year 2 › Budget', 'Plan', 'Plan (2)'];
  expect(sections(html).map(({ question }) => question)).toEqual(questions);
  const longHeading = 'x'.repeat(limits.title + 1);
  const long = sections(`<h2>${longHeading}</h2><p>A</p>`.repeat(2));
  expect(new Set(long.map(({ question }) => question)).size).toBe(2);
  expect(Math.max(...long.map(({ question }) => question.length))).toBe(limits.title);
});

it('counts open questions', () => {
  expect(sections('<h2>Need</h2><p>[NEEDS INPUT: How many?]</p>')).toMatchObject([{ gaps: 1 }]);
});

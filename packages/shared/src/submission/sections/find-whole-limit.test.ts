import { describe, expect, it } from 'vitest';
import { analysisDetails } from '../testing/analysis-details.ts';
import { aSection } from '../readiness/testing/builders.ts';
import { findWholeLimit } from './find-whole-limit.ts';

const limitIn = (text: string, sections = [aSection('Need')]) =>
  findWholeLimit(analysisDetails({ sections, keyFacts: { costs: [], length: { text } } }));

describe('the limit of the whole application', () => {
  it.each([
    ['The application may not exceed 10 pages.', { pages: 10 }],
    ['Proposals are limited to 2,500 words.', { words: 2_500 }],
    ['The proposal must be no longer than five pages.', { pages: 5 }],
    ['Application (12-page limit)', { pages: 12 }],
    ['The application package may not exceed a total of 25 pages.', { pages: 25 }],
    ['Applications will consist of no more than 10 pages.', { pages: 10 }],
    ['Submit a proposal of no more than 5 pages.', { pages: 5 }],
    ['Use no more than 5 pages for the proposal.', { pages: 5 }],
  ])('is found in: %s', (text, limit) =>
    expect(limitIn(text)).toMatchObject({ limit, isPartial: false }),
  );

  it.each([
    'The application may not exceed 10 pages, excluding the budget.',
    'The application, excluding the cover page and letters, may not exceed 10 pages.',
    'Excluding resumes and letters, the proposal may not exceed 10 pages.',
    'The proposal may not exceed 10 pages (cover page not included).',
    'The proposal may not exceed 10 pages; this doesn’t include letters.',
    'The narrative may not exceed 10 pages.',
  ])('is marked as partial: %s', (text) => expect(limitIn(text)?.isPartial).toBe(true));

  it.each([
    'Each answer in the application is limited to 300 words.',
    'The abstract is limited to 300 words.',
    'An abstract of no more than 250 words must accompany the proposal.',
    'The proposal must contain a work plan of no more than 3 pages.',
    'The proposal has a cover letter of no more than 250 words.',
    'A work plan of no more than 3 pages must accompany the proposal.',
    'Include with the application a work plan of no more than 3 pages.',
    'The application covers 12 months.',
  ])('is not found in: %s', (text) => expect(limitIn(text)).toBeUndefined());

  it('is not returned if it is the limit of a section', () => {
    const sections = [aSection('Narrative', { limit: { pages: 10 } })];
    expect(limitIn('The proposal may not exceed 10 pages.', sections)).toBeUndefined();
    expect(findWholeLimit(analysisDetails())).toBeUndefined();
  });
});

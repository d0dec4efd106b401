import { expect, it } from 'vitest';
import { htmlToDocument } from '../../richtext/index.ts';
import { aSection } from '../readiness/testing/builders.ts';
import { analysisDetails } from '../testing/analysis-details.ts';
import { findSectionToRewrite } from './find-section-to-rewrite.ts';

const document = htmlToDocument(
  '<h2>Need</h2><p>One two.</p><h2>1. Need</h2><p>One two three.</p><h3>Who</h3><p>Four.</p><h2>Team</h2><p>Five six.</p>',
);
const details = analysisDetails({
  sections: [
    aSection('Need', { prompts: ['Why?'], limit: { words: 3 } }),
    aSection('Who', { description: 'Say who.' }),
    aSection('Team'),
  ],
  sharedLimits: [{ words: 4, sections: ['Team', 'Need'] }],
});
const section = (name: string) => findSectionToRewrite(document, name, { details });

it('finds the first section of the given name over its limit, with everything under its heading', () => {
  expect(section('Need')).toMatchObject({
    heading: '1. Need',
    start: 3,
    prompts: ['Why?', 'Say who.'],
  });
  expect(section('Need')?.blocks).toEqual(document.slice(3, 6));
  expect(section('Else')).toBeUndefined();
});

it('finds the section at a heading, even without a limit or an analysis', () => {
  expect(findSectionToRewrite(document, 0, { details })).toMatchObject({
    heading: 'Need',
    start: 1,
  });
  const who = findSectionToRewrite(document, 4, {});
  expect(who).toMatchObject({ heading: 'Who', start: 5, prompts: [] });
  expect(who?.usageOf([])).toBeUndefined();
  expect(findSectionToRewrite(document, 1, { details })).toBeUndefined();
});

it('measures the section with other blocks in place of its own', () => {
  const input = section('Need');
  expect(input?.usageOf(input.blocks)).toMatchObject({ limit: 4, count: 7, over: 3 });
  expect(input?.usageOf([])).toMatchObject({ limit: 4, count: 2, over: 0 });
});

it('measures the section together with those that share its limit', () => {
  const input = section('Team');
  expect(input?.sharedWith).toEqual(['Need']);
  expect(input?.usageOf([])?.count).toBe(7);
});

it('separates sections whose names differ only in their numbers', () => {
  const budgets = htmlToDocument('<h2>1. Budget</h2><p>One.</p><h2>4. Budget</h2><p>Two.</p>');
  const sections = ['1. Budget', '4. Budget'].map((name) =>
    aSection(name, {
      prompts: [`Prompt of ${name}`],
      limit: { words: name === '1. Budget' ? 0 : 9 },
    }),
  );
  for (const where of ['4. Budget', 2])
    expect(
      findSectionToRewrite(budgets, where, { details: analysisDetails({ sections }) }),
    ).toMatchObject({ heading: '4. Budget', prompts: ['Prompt of 4. Budget'] });
});

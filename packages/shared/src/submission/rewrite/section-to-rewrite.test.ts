import { expect, it } from 'vitest';
import { htmlToDocument } from '../../richtext/index.ts';
import { aSection } from '../readiness/testing/builders.ts';
import { analysisDetails } from '../testing/analysis-details.ts';
import { sectionToRewrite } from './section-to-rewrite.ts';

const document = htmlToDocument(
  '<h2>Need</h2><p>One two.</p><h2>1. Need</h2><p>One two three.</p><h3>Who</h3><p>Four.</p><h2>Team</h2><p>Five six.</p>',
);
const details = analysisDetails({
  sections: [
    aSection('Need', { prompts: ['Why?'], limit: { words: 3 } }),
    aSection('Who', { description: 'Say who.' }),
    aSection('Team', { limit: { words: 4, sharedWith: ['Need'] } }),
  ],
});
const section = (name: string) => sectionToRewrite(document, name, { details });

it('is the first one of its name that is over the limit, with everything under its heading', () => {
  expect(section('Need')).toMatchObject({
    heading: '1. Need',
    start: 3,
    prompts: ['Why?', 'Say who.'],
  });
  expect(section('Need')?.blocks).toEqual(document.slice(3, 6));
  expect(section('Else')).toBeUndefined();
});

it('is the one at a heading, even without a limit or an analysis', () => {
  expect(sectionToRewrite(document, 0, { details })).toMatchObject({ heading: 'Need', start: 1 });
  const who = sectionToRewrite(document, 4, {});
  expect(who).toMatchObject({ heading: 'Who', start: 5, prompts: [] });
  expect(who?.usageOf([])).toBeUndefined();
  expect(sectionToRewrite(document, 1, { details })).toBeUndefined();
});

it('is measured with other blocks instead of its own', () => {
  const found = section('Need');
  expect(found?.usageOf(found.blocks)).toMatchObject({ count: 5, over: 2 });
  expect(found?.usageOf([])).toMatchObject({ count: 0, over: 0 });
});

it('is measured together with the sections that share its limit', () => {
  const found = section('Team');
  expect(found?.sharedWith).toEqual(['Need']);
  expect(found?.usageOf([])?.count).toBe(7);
});

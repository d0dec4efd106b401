import { expect, it } from 'vitest';
import { htmlToDocument } from '../../richtext/index.ts';
import { aSection } from '../readiness/testing/builders.ts';
import { measureSections } from './measure-sections.ts';
import { findLimit, measureUnderLimit } from './shared-limit.ts';

it('does not share a limit with a section whose name differs only in its number', () => {
  const limit = { words: 9, sharedWith: ['1. Budget'] };
  const sections = [aSection('1. Budget'), aSection('4. Budget'), aSection('Team', { limit })];
  expect(findLimit('1. Budget', sections)).toEqual({ words: 9, sharedWith: ['Team'] });
  expect(findLimit('4. Budget', sections)).toBeUndefined();

  const html = '<h2>1. Budget</h2><p>One.</p><h2>4. Budget</h2><p>Two.</p><h2>Team</h2><p>Six.</p>';
  const measured = measureSections(htmlToDocument(html));
  const [first, , team] = measured;
  expect(first && team && measureUnderLimit(team, limit, measured, sections).words).toBe(
    (first?.length.words ?? 0) + (team?.length.words ?? 0),
  );
});

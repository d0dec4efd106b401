import { describe, expect, it } from 'vitest';
import { htmlToDocument } from '../../richtext/index.ts';
import { aSection } from '../readiness/testing/builders.ts';
import { measureSections } from './measure-sections.ts';
import { measureUnderLimit, findLimits, getDraftingLimit } from './section-limits.ts';

const need = aSection('A. Need', { limit: { pages: 2 }, quote: 'A. Need (2 pages)', page: 3 });
const sections = [need, aSection('B. Plan'), aSection('C. Team'), aSection('D. Budget')];
const narrative = { pages: 9, sections: ['A. Need', 'B. Plan', 'C. Team'], quote: 'Nine pages.' };

describe('the limits of a section', () => {
  const details = { sections, sharedLimits: [narrative], requirements: [] };

  it('include its own limit and shared limits', () => {
    const own = { pages: 2, sections: ['A. Need'], quote: 'A. Need (2 pages)', page: 3 };
    expect(findLimits('A. need', details)).toEqual([own, narrative]);
    expect(findLimits('B. Plan', details)).toEqual([narrative]);
    expect(findLimits('D. Budget', details)).toEqual([]);
  });

  it('leave an equal share of a shared limit for the draft', () => {
    expect(getDraftingLimit('A. Need', details)).toEqual({ pages: 2 });
    expect(getDraftingLimit('B. Plan', details)).toEqual({ pages: 3 });
    expect(getDraftingLimit('D. Budget', details)).toBeUndefined();
  });

  it('tell the draft how the funder counts characters', () => {
    const quote = 'Need: 900 characters, excluding spaces.';
    const limited = aSection('Need', { limit: { characters: 900 }, quote });
    expect(getDraftingLimit('Need', { sections: [limited], requirements: [] })).toEqual({
      characters: 900,
      counting: 'word-without-spaces',
    });
  });
});

it('exclude the limit of a section whose name differs only in its number', () => {
  const limit = { words: 9, sections: ['Team', '1. Budget'] };
  const sections = [aSection('1. Budget'), aSection('4. Budget'), aSection('Team')];
  const details = { sections, sharedLimits: [limit] };
  expect(findLimits('1. Budget', details)).toEqual([limit]);
  expect(findLimits('4. Budget', details)).toEqual([]);

  const html = '<h2>1. Budget</h2><p>One.</p><h2>4. Budget</h2><p>Two.</p><h2>Team</h2><p>Six.</p>';
  const measured = measureSections(htmlToDocument(html));
  const [first, , team] = measured;
  expect(first && team && measureUnderLimit(team, limit, measured, sections).words).toBe(
    (first?.length.words ?? 0) + (team?.length.words ?? 0),
  );
});

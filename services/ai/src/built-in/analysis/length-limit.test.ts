import { expect, it } from 'vitest';
import { lengthLimitOf } from './length-limit.ts';

it.each([
  ['in no more than a page and a half', { pages: 1.5 }],
  ['one and a half pages at most', { pages: 1.5 }],
  ['up to two and a half pages', { pages: 2.5 }],
  ['no more than 1½ pages', { pages: 1.5 }],
  ['Write 120 words about your town.', { words: 120 }],
  ['in half a page', { pages: 0.5 }],
  ['Budget note (no longer than ½ page)', { pages: 0.5 }],
  ['In half a page to a page, tell us more.', { pages: 1 }],
  ['Please keep it to four pages.', { pages: 4 }],
])('reads how long something may be: "%s"', (said, limit) => {
  expect(lengthLimitOf(said)).toEqual(limit);
});

it('reads no length where nothing is limited', () => {
  expect(lengthLimitOf('We spend a page and a half of every letter on thanks.')).toBeUndefined();
});

import { expect, it } from 'vitest';
import { classifiedUnits, paragraph } from '../../testing/classified-units.ts';
import { findLengthLimit } from './find-length-limit.ts';

it.each([
  ['Narrative (up to 5 pages, with attachments of up to 20 pages)', { pages: 5 }],
  ['Answer in 250 to 400 words.', { words: 400 }],
  ['Half a page is enough; write half a page.', { pages: 0.5 }],
  ['At least 300 words', undefined],
  ['99999999999999999999 words', undefined],
  ['Be brief.', undefined],
])('finds the limit in "%s"', (text, limit) => {
  const [unit] = classifiedUnits([paragraph(text)], () => undefined);
  expect(unit && findLengthLimit(unit)).toEqual(limit);
});

it.each([
  ['Word limit', '1,500', { words: 1500 }],
  ['Maximum characters', '900', { characters: 900 }],
  ['Page limit', '5 (single-spaced)', undefined],
  ['Page', '5', undefined],
  ['Points', '5', undefined],
])('reads the limit in a column “%s” with %s', (title, cell, limit) => {
  const rows = [
    ['Section', title],
    ['Need', cell],
  ];
  const [, unit] = classifiedUnits([{ type: 'table', rows }], () => undefined);
  expect(unit && findLengthLimit(unit)).toEqual(limit);
});

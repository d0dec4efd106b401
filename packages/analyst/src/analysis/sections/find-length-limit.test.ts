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

import { expect, it } from 'vitest';
import { findValues } from './find-values.ts';

const found = (text: string) => findValues(text).map((value) => value.text);

it.each([
  ['The fee is $-4-0-,-2-1-0 in all.', '$-4-0-,-2-1-0'],
  ['We served 7-3-1-8 people.', '7-3-1-8'],
])('reads digits that hyphens part as one figure: %s', (text, value) => {
  expect(found(text)).toEqual([value]);
});

it('proves such a figure by the plain one', () => {
  expect(findValues('We served 7-3-1-8 people.')[0]?.keys).toEqual(['number:7318']);
});

it.each(['Rate it 1-2-3-4-5.', 'Count down 5-4-3-2-1.', 'Call 555-0142 by 4-5-2026.'])(
  'takes nothing of this for one: %s',
  (text) => {
    expect(found(text).filter((said) => /\d-\d-\d-\d/.test(said))).toEqual([]);
  },
);

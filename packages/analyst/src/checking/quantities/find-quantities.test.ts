import { expect, it } from 'vitest';
import { findQuantities } from './find-quantities.ts';
import { isSameValue } from './is-same-value.ts';

const one = (text: string) => {
  const [found] = findQuantities(text);
  if (!found) throw new Error(`Nothing in "${text}"`);
  return found;
};

it.each([
  ['$1.2 million', 'It costs $1,200,000.'],
  ['more than $1.2 million', 'It costs $1,237,000.'],
  ['about 12,000 meals', '12,345 meals'],
  ['twelve schools', '12 schools'],
  ['a quarter of them', '25% of them'],
  ['one in five people', '20 percent of people'],
  ['ninety cents of every dollar', '90%'],
  ['two and a half times the size', '2.5 times the size'],
  ['March 2027', 'on March 3, 2027'],
  ['3/3/2027', 'on March 3, 2027'],
  ['20k visitors', '20,000 visitors'],
  ['See harborlight.example', 'https://www.harborlight.example/about'],
])('%s is supported by a source with "%s"', (draft, source) => {
  expect(isSameValue(one(draft), one(source))).toBe(true);
});

it.each([
  ['$1.3 million', 'It costs $1,200,000.'],
  ['more than 12,000 meals', '11,900 meals'],
  ['about 13,000 meals', '12,345 meals'],
  ['€500', '$500'],
  ['12 hours', '12 days'],
  ['12%', '12 schools'],
  ['March 3, 2027', 'in March 2027'],
  ['March 4, 2027', 'on March 3, 2027'],
])('%s is not supported by a source with "%s"', (draft, source) => {
  expect(isSameValue(one(draft), one(source))).toBe(false);
});

import { parse } from 'css-tree';
import { expect, it } from 'vitest';
import { computeSpecificity } from './specificity.ts';

const specificity = (selector: string) =>
  computeSpecificity(parse(selector, { context: 'selector' }));

it.each([
  ['p', '*'],
  ['main p', 'p'],
  ['.note', 'main article section p'],
  ['[lang]', 'p'],
  ['p::before', 'p'],
  ['#n', '.a.b.c.d:first-child'],
  [':is(#n, p)', '.note'],
  [':not(.a.b)', '.a'],
  ['p', ':where(#n) *'],
])('ranks %s above %s', (higher, lower) => {
  expect(specificity(higher)).toBeGreaterThan(specificity(lower));
});

it.each([
  ['p > em', 'p em'],
  ['.a:hover', '.a.b'],
  [':is(.a, p)', '.a'],
])('ranks %s and %s equally', (one, other) => {
  expect(specificity(one)).toBe(specificity(other));
});

import { expect, it } from 'vitest';
import { isToldOfAnother } from './told-of-another.ts';

const names = ['Bikes for Galena'];

it.each([
  'Bikes for Peoria is a national nonprofit that lends us tools.',
  'The Alder Fund is a private foundation in Dubuque.',
  'RCPN is a nonprofit network of repair shops.',
])('is told of another: “%s”', (text) => {
  expect(isToldOfAnother(text, names)).toBe(true);
});

it.each([
  'Bikes for Galena is a nonprofit workshop.',
  'The Organization is a nonprofit corporation.',
  'It is a nonprofit corporation.',
  'We are a nonprofit workshop.',
  'BFG is a nonprofit workshop.',
])('is its own: “%s”', (text) => {
  expect(isToldOfAnother(text, names)).toBe(false);
});

it('cannot be told of another where the paper’s own name is not known', () => {
  expect(isToldOfAnother('The Alder Fund is a private foundation.', [])).toBe(false);
});

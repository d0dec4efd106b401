import { expect, it } from 'vitest';
import { removeSiteName } from './remove-site-name.ts';

it.each([
  ['Heron Garden Grants (HG-27) | EF - Elm Foundation', 'Heron Garden Grants (HG-27)'],
  ['Heron Garden Grants | Spring 2027', 'Heron Garden Grants | Spring 2027'],
  ['Heron Garden Grants', 'Heron Garden Grants'],
])('keeps the name of the program in "%s"', (title, name) => {
  expect(removeSiteName(title, 'Elm Foundation')).toBe(name);
});

import { expect, it } from 'vitest';
import { isDeedInSmallNumbers } from './deeds-in-small-numbers.ts';

const names = ['Tamarack Map Club'];

it.each([
  'We organized two meetups (May and October) in the library.',
  'In 2021 the Club published three books.',
  'Last winter we staged four evening lectures.',
  'The survey began in 2015 but thanks to a small grant of the county, we finally could complete our atlas of footpaths.',
  'In 2011, we were able to restore the old signal box.',
])('is a deed: “%s”', (text) => {
  expect(isDeedInSmallNumbers(text, names)).toBe(true);
});

it.each([
  'We hope to hold three lectures.',
  'The county opened two parks.',
  'We will publish two books.',
  'We held the annual meeting in May.',
])('is none: “%s”', (text) => {
  expect(isDeedInSmallNumbers(text, names)).toBe(false);
});

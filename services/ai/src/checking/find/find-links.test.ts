import { expect, it } from 'vitest';
import { findLinks } from './find-links.ts';

const found = (text: string) => findLinks(text).map((link) => link.text);

it.each([
  ['Go to hxxps://evil[.]example/pay now.', 'hxxps://evil[.]example/pay'],
  ['Go to 203.0.113.7:8080 now.', '203.0.113.7:8080'],
  ['Go to http://203.0.113.7/x now.', 'http://203.0.113.7/x'],
  ['Go to evil.rocks.', 'evil.rocks'],
  ['Pay at evil.accountants/pay today.', 'evil.accountants/pay'],
  ['See www.harborstreet.org/2027.', 'www.harborstreet.org/2027'],
])('finds the address in "%s"', (text, link) => {
  expect(found(text)).toEqual([link]);
});

it.each([
  'It runs 24/7, i.e. all day, and/or at night.',
  'See section 3.2.1.4, version 2.0.1 and 12.345.678.901 forints.',
  'We met. They left. Income/expenses rose.',
])('finds none in "%s"', (text) => {
  expect(found(text)).toEqual([]);
});

import { expect, it } from 'vitest';
import { saysMission } from './mission-said.ts';

it.each([
  'Our mission is local food for every table of the valley.',
  'The mission of the choir is global: songs of every country.',
])('hears what the mission is: “%s”', (text) => {
  expect(saysMission(text)).toBe(true);
});

it.each([
  'Our mission is global and needs the help of everyone who rows.',
  'Our mission is truly worldwide.',
  'Our mission is local, and we like it so.',
])('does not take how wide it is for what it is: “%s”', (text) => {
  expect(saysMission(text)).toBe(false);
});

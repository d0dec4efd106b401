import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { opensInTitle } from './opened-in-title.ts';

const hears = (text: string): boolean =>
  opensInTitle(readGuidelines(readingOf('html', '', text), '2026-11-01'));

it.each([
  ['# Two calls for clubs are now open\nProjects may cost from 5,000 to 9,000 EUR.', true],
  ['# Village Fund opens for applications\nApply for up to $900.', true],
  ['# Art fund exhibition is open\nTickets are $4; no one need apply.', false],
  ['# The hall is now open\nThe hall cost $90,000, and groups apply to use it.', false],
])('hears that a title opens a call: %s', (text, is) => {
  expect(hears(text)).toBe(is);
});

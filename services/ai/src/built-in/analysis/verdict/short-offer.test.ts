import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { offersShortly } from './short-offer.ts';

const hears = (text: string) =>
  offersShortly(readGuidelines(readingOf('html', '', text), '2026-11-01'));

it.each([
  'Will you hold an event of your own? The association offers grants of up to $300 for it. Please fill out the following WebForm.',
  'The conference expects to provide limited financial support for travel. Requests for support should be emailed to Ada Lang no later than April 1, 2010.',
])('is a call in a few sentences: %s', (text) => {
  expect(hears(text)).toBe(true);
});

it.each([
  'The association gave grants of up to $300 in 2019.',
  'The foundation awards grants of $5,000. Grantees must complete the report form by June 1.',
  'The library offers grants advice. Please fill out the following form.',
])('is none: %s', (text) => {
  expect(hears(text)).toBe(false);
});

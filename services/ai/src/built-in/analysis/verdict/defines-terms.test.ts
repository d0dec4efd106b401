import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { definesTerms } from './defines-terms.ts';

const hears = (text: string): boolean =>
  definesTerms(readGuidelines(readingOf('html', '', text), '2026-11-01'));

it.each([
  [
    '# Words\nChallenge grant: money that is given if others give the same.\nLOI, letter of inquiry: a short letter on what you want to do.\nIn-kind gift: goods or services instead of money.\nIndirect costs: rent and light that serve the whole house.',
    true,
  ],
  [
    '# Application\nBudget: in whole dollars, on our form, with notes.\nGoals: what will be different, and for whom, by when.\nTimeline: month by month until the end of the year.',
    false,
  ],
])('hears that words are explained: %s', (text, is) => {
  expect(hears(text)).toBe(is);
});

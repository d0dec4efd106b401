import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { advises } from './advises.ts';

const read = (text: string) => advises(readGuidelines(readingOf('html', '', text), '2026-11-01'));
const advice =
  'When applying for grants, do your research.\nFunders want to see evidence of need.\nMost funders have a form of their own; if not, this is how a typical proposal is laid out.\nSome trusts meet four times a year.';

it('knows who speaks of funders as of others', () => {
  expect(read(advice)).toBe(true);
});

it('leaves a funder that speaks of its fellows once', () => {
  expect(read(`${advice}\nApplications are due by May 3, 2027.`)).toBe(false);
  expect(
    read('We fund youth work. Tell us which other funders you have asked. Apply by letter.'),
  ).toBe(false);
});

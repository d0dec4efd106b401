import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { fundsByCompetition } from './competitive-funding.ts';

const hears = (text: string) =>
  fundsByCompetition(readGuidelines(readingOf('html', '', text), '2026-11-01'));

it.each([
  'The Street Music program supports concerts in the parks of the city. Grants are made through a competitive application process.',
  'This funding can be used for murals and exhibitions. Awards are decided in an open competitive review, and your application must show public benefit.',
])('is a call: %s', (text) => {
  expect(hears(text)).toBe(true);
});

it.each([
  'The city today announced grants for concerts. Grants are awarded through a competitive application process.',
  'The program supports concerts in the parks. Ten groups were awarded grants. Grants are made through a competitive application process.',
  'The program supports concerts in the parks. Funding is decided by the council each spring.',
  'Posts are filled through a competitive application process.',
])('is none: %s', (text) => {
  expect(hears(text)).toBe(false);
});

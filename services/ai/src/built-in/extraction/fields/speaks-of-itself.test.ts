import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { speaksOfItself } from './speaks-of-itself.ts';

const speaks = (text: string) =>
  paperOf(paperFrom('page', 'html', text)).lines.some((line) =>
    speaksOfItself(text, line, ['Heron Weir Boat Club of the Lower Alder']),
  );

it.each([
  'We exist to teach rowing.',
  'Founded in 1958 by six rowers, we exist to teach the young to row.',
  'Founded in 1958 as Local No. 4 of the guild of rowers, we exist to teach the young to row.',
  'Since it was begun in 1958 by six rowers of the town, Heron Weir Boat Club of the Lower Alder teaches rowing.',
])('hears the body in “%s”', (text) => {
  expect(speaks(text)).toBe(true);
});

it.each([
  'Founded in 1958 by six rowers, Alder Bay teaches the young to row.',
  'The mayor exists to serve the town.',
])('does not hear it in “%s”', (text) => {
  expect(speaks(text)).toBe(false);
});

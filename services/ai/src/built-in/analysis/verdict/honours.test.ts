import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { honoursOnly } from './honours.ts';

const hears = (text: string): boolean =>
  honoursOnly(readGuidelines(readingOf('html', '', text), '2026-11-01'));

it.each([
  ['# Neighbor of the Year\nNominate someone! Nomination forms are due May 1, 2027.', true],
  ['# Teaching Medal\nNominations are invited. Each nominee needs three letters.', true],
  [
    '# Teaching Prize\nNominations are invited. Each nominee needs three letters. The prize is $2,000.',
    false,
  ],
  ['# Fellowship\nNominations are invited from deans; each nominee may receive a stipend.', false],
  ['# Board elections\nThe nominating committee met. Nominations were closed.', false],
])('hears an honour without money: %s', (text, is) => {
  expect(hears(text)).toBe(is);
});

import { expect, it } from 'vitest';
import { matchesScreen } from './media-query.ts';

it.each([
  '',
  'all',
  'screen and (min-width: 600px)',
  '(width >= 40em)',
  '(400px <= width <= 1600px)',
  'print, screen',
  'not print',
  'not all and (monochrome)',
  '(prefers-color-scheme: light)',
  '(hover) and (pointer: fine)',
  '(orientation: portrait) or (min-height: 500px)',
  'SCREEN',
])('matches a desktop screen: %s', (media) => {
  expect(matchesScreen(media)).toBe(true);
});

it.each([
  'print',
  'screen and (max-width: 600px)',
  '(width < 40em)',
  'not screen',
  '(prefers-color-scheme: dark)',
  '(unknown: yes)',
  '(((',
])('does not match a desktop screen: %s', (media) => {
  expect(matchesScreen(media)).toBe(false);
});

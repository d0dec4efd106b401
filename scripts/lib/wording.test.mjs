import { expect, it } from 'vitest';
import { findPhrases, isChecked } from './wording.mjs';

it('reports a phrase with its line and its replacement', () => {
  expect(findPhrases('docs/PAGE.md', 'Fine.\nThe service is told.')).toEqual([
    'docs/PAGE.md:2: "is told". Write instead: is notified, receives.',
  ]);
});

it('reports every phrase on a line, regardless of case', () => {
  expect(findPhrases('a.ts', '// Whoever hears it')).toHaveLength(2);
});

it('reports nothing in idiomatic text', () => {
  expect(findPhrases('a.ts', '// The relay publishes events after the write.')).toEqual([]);
});

it('allows the vocabulary of funders only in the analyst', () => {
  expect(findPhrases('packages/analyst/src/words.ts', "'programme'")).toEqual([]);
  expect(findPhrases('services/ai/src/words.ts', "'programme'")).toHaveLength(1);
});

it.each([
  ['a source file', 'web/src/main.tsx', true],
  ['a script', 'scripts/start.mjs', true],
  ['a page', 'README.md', true],
  ['a picture', 'docs/logo.png', false],
  ['a model of the analyst', 'packages/analyst/model/words.ts', false],
  ['a fixture', 'services/documents/test/fixtures/page.html', false],
])('decides whether to check %s', (_, path, expected) => {
  expect(isChecked(path)).toBe(expected);
});

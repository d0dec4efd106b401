import { expect, it } from 'vitest';
import { lostTyping } from '../autosave/words.ts';

const typed = [
  { startedAtMs: 100, endedAtMs: 300 },
  { startedAtMs: 400, endedAtMs: 600 },
  { startedAtMs: 900, endedAtMs: 1_000 },
];

it.each([
  ['everything', 'word1 word2 word3 ', { words: 0, ms: 0, isPrefix: true }],
  [
    'a word that was still being typed',
    'word1 word2 word3 wo',
    { words: 0, ms: 0, isPrefix: true },
  ],
  ['all but the last word', 'word1 word2', { words: 1, ms: 100, isPrefix: true }],
  ['a part of the last word', 'word1 word2 wor', { words: 1, ms: 100, isPrefix: true }],
  ['nothing', '', { words: 3, ms: 900, isPrefix: true }],
  ['words in another order', 'word2 word1 word3', { words: 3, ms: 900, isPrefix: false }],
  ['a word twice', 'word1 word1 word2 word3', { words: 2, ms: 600, isPrefix: false }],
])('counts the lost words when %s was restored', (_, restored, expected) => {
  expect(lostTyping(typed, restored, 1_000)).toEqual(expected);
});

it('ignores words typed after the kill', () => {
  expect(lostTyping(typed, 'word1', 650)).toEqual({ words: 1, ms: 250, isPrefix: true });
  expect(lostTyping(typed, 'word1 word2 word3', 650)).toEqual({ words: 0, ms: 0, isPrefix: true });
});

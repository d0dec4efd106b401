import { describe, expect, it } from 'vitest';
import { isLargeRemoval } from './store-before-edit.ts';

const text = Array.from({ length: 100 }, (_, index) => `word${index}`).join(' ');

describe('a large removal', () => {
  it.each([
    ['another text is pasted over everything', 'Entirely different words.'],
    ['everything is deleted', ''],
    ['a quarter in the middle is deleted', text.replace(/word40 .*word65 /, '')],
    ['the second half is deleted', text.slice(0, text.length / 2)],
  ])('is detected if %s', (_, after) => {
    expect(isLargeRemoval(text, after)).toBe(true);
  });

  it.each([
    ['nothing changes', text],
    ['text is added', text.replace('word50', 'word50 and much more of it')],
    ['a word is replaced', text.replace('word50', 'another')],
    ['the last sentence is deleted', text.slice(0, -90)],
  ])('is not detected if %s', (_, after) => {
    expect(isLargeRemoval(text, after)).toBe(false);
  });

  it('is never detected in text of only a few words', () => {
    expect(isLargeRemoval('A few words.', 'Others.')).toBe(false);
  });

  it('is measured by counting repeated text once', () => {
    expect(isLargeRemoval('aa'.repeat(500), 'aa'.repeat(499))).toBe(false);
  });
});

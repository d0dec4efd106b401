import { describe, expect, it } from 'vitest';
import { counterLine } from './counter-line.ts';

describe('a line of a form that limits an answer', () => {
  it('counts what is left to type', () => {
    for (const [text, limit] of [
      ['1000/1000 characters remaining', { characters: 1000 }],
      ['0 / 250 words', { words: 250 }],
      ['Word count: 0 of 300', { words: 300 }],
      ['You have 2,500 characters left', { characters: 2500 }],
    ] as const)
      expect(counterLine(text)).toEqual({ limit, counts: true });
  });

  it('may only say how much', () => {
    expect(counterLine('Max 500 characters.')).toEqual({
      limit: { characters: 500 },
      counts: false,
    });
    expect(counterLine('(maximum 250 words)')).toEqual({ limit: { words: 250 }, counts: false });
  });

  it('is no page number, no sentence and no date', () => {
    for (const text of [
      '3/12',
      '12/31/2026',
      'The abstract may not exceed 250 words and is made public.',
      'Up to $500',
    ])
      expect(counterLine(text)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { choose } from './choose.ts';

const from = (document: string, value: string, score: number, year?: number) => ({
  value,
  score,
  document,
  quote: value,
  ...(year !== undefined && { year }),
});
const options = { isSame: (a: string, b: string) => a === b, leastScore: 0.3 };

describe('choose', () => {
  it('gives nothing below the least score', () => {
    expect(choose([[from('a', 'x', 0.2)]], options)).toBeUndefined();
  });

  it('adds a part of the score of equal values in a document', () => {
    const choice = choose(
      [[from('a', 'x', 0.5), from('a', 'y', 0.4), from('a', 'y', 0.4), from('a', 'y', 0.4)]],
      options,
    );
    expect(choice?.chosen.value).toBe('y');
  });

  it('prefers what several documents give to the surest of one', () => {
    const choice = choose(
      [[from('a', 'x', 0.9)], [from('b', 'y', 0.6)], [from('c', 'y', 0.6)]],
      options,
    );
    expect(choice?.chosen.value).toBe('y');
    expect(choice?.others.map(({ value }) => value)).toEqual(['x']);
  });

  it('takes the latest of values that change', () => {
    const choice = choose([[from('a', 'x', 0.9, 2020)], [from('b', 'y', 0.6, 2024)]], {
      ...options,
      changes: true,
    });
    expect(choice?.chosen.value).toBe('y');
  });

  it('reports no contradiction of documents that are much less sure', () => {
    const choice = choose([[from('a', 'x', 0.9)], [from('b', 'y', 0.31)]], options);
    expect(choice?.others).toEqual([]);
  });
});

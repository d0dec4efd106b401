import { describe, expect, it } from 'vitest';
import { chooseValue } from './choose-value.ts';

const from = (document: string, value: string, score: number, year?: number) => ({
  value,
  score,
  document,
  quote: value,
  ...(year !== undefined && { year }),
});
const options = { isSame: (a: string, b: string) => a === b, minScore: 0.3 };

describe('chooseValue', () => {
  it('returns nothing if no value reaches the minimum score', () => {
    expect(chooseValue([[from('a', 'x', 0.2)]], options)).toBeUndefined();
  });

  it('adds part of the scores of identical values in the same document', () => {
    const choice = chooseValue(
      [[from('a', 'x', 0.5), from('a', 'y', 0.4), from('a', 'y', 0.4), from('a', 'y', 0.4)]],
      options,
    );
    expect(choice?.chosen.value).toBe('y');
  });

  it('prefers a value found in several documents to the most probable value of a single document', () => {
    const choice = chooseValue(
      [[from('a', 'x', 0.9)], [from('b', 'y', 0.6)], [from('c', 'y', 0.6)]],
      options,
    );
    expect(choice?.chosen.value).toBe('y');
    expect(choice?.others.map(({ value }) => value)).toEqual(['x']);
  });

  it('prefers the latest value if the value changes over time', () => {
    const choice = chooseValue([[from('a', 'x', 0.9, 2020)], [from('b', 'y', 0.6, 2024)]], {
      ...options,
      preferLatest: true,
    });
    expect(choice?.chosen.value).toBe('y');
  });

  it('does not report a far less probable value as a contradiction', () => {
    const choice = chooseValue([[from('a', 'x', 0.9)], [from('b', 'y', 0.31)]], options);
    expect(choice?.others).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { measureLengthUsage } from './measure-length-usage.ts';
import { measureText } from './text-length.ts';

const unknown = { rule: 'browser', statedBy: 'default' } as const;
const words = (count: number) => measureText('word '.repeat(count));

describe('measureLengthUsage', () => {
  it.each([
    [474, 'ok', 0],
    [475, 'near', 0],
    [500, 'near', 0],
    [501, 'over', 1],
  ] as const)('rates %i of 500 words as %s', (count, state, over) => {
    expect(measureLengthUsage(words(count), { words: 500 }, unknown)).toMatchObject({
      unit: 'words',
      count,
      limit: 500,
      state,
      over,
    });
  });

  it('returns undefined if there is no limit', () => {
    expect(measureLengthUsage(words(1), undefined, unknown)).toBeUndefined();
    expect(measureLengthUsage(words(1), {}, unknown)).toBeUndefined();
  });

  it('counts characters according to the rule', () => {
    const length = measureText('ab cd\nef');
    const counts = (rule: 'crlf' | 'word' | 'word-without-spaces') =>
      measureLengthUsage(length, { characters: 8 }, { rule, statedBy: 'applicant' });
    expect(counts('crlf')).toMatchObject({ count: 9, over: 1 });
    expect(counts('word')).toMatchObject({ count: 7, over: 0 });
    expect(counts('word-without-spaces')?.count).toBe(6);
  });

  it('reports the strictest rule if the rule is unknown and the text exceeds the limit only by that rule', () => {
    const length = measureText('ab cd\nef');
    expect(measureLengthUsage(length, { characters: 8 }, unknown)?.strictest).toEqual({
      rule: 'crlf',
      count: 9,
    });
    expect(measureLengthUsage(length, { characters: 9 }, unknown)?.strictest).toBeUndefined();
    expect(measureLengthUsage(length, { characters: 7 }, unknown)?.strictest).toBeUndefined();
    const stated = { rule: 'browser', statedBy: 'funder' } as const;
    expect(measureLengthUsage(length, { characters: 8 }, stated)?.strictest).toBeUndefined();
  });

  it('uses the unit closest to its limit, and estimated pages only if there is no other limit', () => {
    const length = words(100);
    expect(measureLengthUsage(length, { words: 200, characters: 505 }, unknown)?.unit).toBe(
      'characters',
    );
    expect(measureLengthUsage(length, { words: 200, pages: 0.1 }, unknown)?.unit).toBe('words');
    expect(measureLengthUsage(length, { pages: 1 }, unknown)).toMatchObject({
      unit: 'pages',
      count: 0.2,
    });
    expect(measureLengthUsage({ ...length, pages: 1.5 }, { pages: 1 }, unknown)).toMatchObject({
      count: 1.5,
      over: 0.5,
    });
  });
});

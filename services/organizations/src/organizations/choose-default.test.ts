import { describe, expect, it } from 'vitest';
import { chooseDefault } from './choose-default.ts';

const row = (_id: string, day: number) => ({ _id, createdAt: new Date(2026, 0, day) });

describe('chooseDefault', () => {
  it('is undefined without organizations', () => {
    expect(chooseDefault([], undefined)).toBeUndefined();
    expect(chooseDefault([], 'gone')).toBeUndefined();
  });

  it('is the oldest until another one is chosen', () => {
    expect(chooseDefault([row('b', 2), row('a', 1), row('c', 3)], undefined)).toBe('a');
    expect(chooseDefault([row('b', 2), row('a', 1), row('c', 3)], 'c')).toBe('c');
  });

  it('is the oldest remaining one after the chosen one is deleted', () => {
    expect(chooseDefault([row('c', 3), row('b', 2)], 'a')).toBe('b');
  });

  it('is stable for organizations with the same time', () => {
    expect(chooseDefault([row('b', 1), row('a', 1)], undefined)).toBe('a');
    expect(chooseDefault([row('a', 1), row('b', 1)], undefined)).toBe('a');
  });
});

import { describe, expect, it } from 'vitest';
import { chooseDefault } from './choose-default.ts';

const row = (_id: string, day: number, ownerId = 'me') => ({
  _id,
  ownerId,
  createdAt: new Date(2026, 0, day),
});
const chose = (chosen?: string) => ({ userId: 'me', chosen });

describe('chooseDefault', () => {
  it('is undefined without organizations', () => {
    expect(chooseDefault([], chose())).toBeUndefined();
    expect(chooseDefault([], chose('gone'))).toBeUndefined();
  });

  it('is the oldest until another one is chosen', () => {
    expect(chooseDefault([row('b', 2), row('a', 1), row('c', 3)], chose())).toBe('a');
    expect(chooseDefault([row('b', 2), row('a', 1), row('c', 3)], chose('c'))).toBe('c');
  });

  it('is the oldest remaining one after the chosen one is deleted', () => {
    expect(chooseDefault([row('c', 3), row('b', 2)], chose('a'))).toBe('b');
  });

  it('is an own one before one of a team', () => {
    expect(chooseDefault([row('b', 1, 'colleague'), row('a', 2)], chose())).toBe('a');
    expect(chooseDefault([row('b', 1, 'colleague')], chose())).toBe('b');
  });

  it('is stable for organizations with the same time', () => {
    expect(chooseDefault([row('b', 1), row('a', 1)], chose())).toBe('a');
    expect(chooseDefault([row('a', 1), row('b', 1)], chose())).toBe('a');
  });
});

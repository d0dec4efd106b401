import { describe, expect, it } from 'vitest';
import { chooseDefault } from './list-organizations.ts';

const row = (_id: string, day: number, ownerId = 'me') => ({
  _id,
  ownerId,
  createdAt: new Date(2026, 0, day),
});
const chose = (chosen?: string) => ({ userId: 'me', chosen });

describe('chooseDefault', () => {
  it('returns undefined if there are no organizations', () => {
    expect(chooseDefault([], chose())).toBeUndefined();
    expect(chooseDefault([], chose('gone'))).toBeUndefined();
  });

  it('returns the oldest organization until another one is chosen', () => {
    expect(chooseDefault([row('b', 2), row('a', 1), row('c', 3)], chose())).toBe('a');
    expect(chooseDefault([row('b', 2), row('a', 1), row('c', 3)], chose('c'))).toBe('c');
  });

  it('returns the oldest remaining organization after the chosen one is deleted', () => {
    expect(chooseDefault([row('c', 3), row('b', 2)], chose('a'))).toBe('b');
  });

  it("prefers the user's own organization to a team's", () => {
    expect(chooseDefault([row('b', 1, 'colleague'), row('a', 2)], chose())).toBe('a');
    expect(chooseDefault([row('b', 1, 'colleague')], chose())).toBe('b');
  });

  it('returns the same organization for any order of organizations created at the same time', () => {
    expect(chooseDefault([row('b', 1), row('a', 1)], chose())).toBe('a');
    expect(chooseDefault([row('a', 1), row('b', 1)], chose())).toBe('a');
  });
});

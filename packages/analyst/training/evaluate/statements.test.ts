import { expect, it } from 'vitest';
import { judgeStatement, findRepeatedStatements, type Statement } from './statements.ts';
import type { Role } from '../labels/vocabulary.ts';

const roles = new Map<number, Role[]>([
  [0, ['deadline']],
  [1, ['prompt', 'limit']],
  [2, ['other']],
  [3, ['purpose']],
  [4, ['amount']],
]);
const verdict = (kind: Statement['kind'], ...places: number[][]) =>
  judgeStatement({ kind, places: places.map((units) => new Set(units)) }, roles);

it('judges a statement by the roles of the units it quotes', () => {
  expect(verdict('deadline', [0])).toBe('right');
  expect(verdict('limit', [1])).toBe('right');
  expect(verdict('eligibility', [4])).toBe('misfiled');
  expect(verdict('amount', [2, 3])).toBe('idle');
  expect(verdict('content', [3])).toBe('right');
  expect(verdict('amount')).toBe('unlocated');
  expect(verdict('amount', [9])).toBe('unjudged');
});

it('accepts a statement if one of its possible places is right', () => {
  expect(verdict('amount', [2], [4])).toBe('right');
});

it('finds statements that repeat the words or units of an earlier statement of the same kind', () => {
  const statement = (kind: Statement['kind'], text: string, ...units: number[]): Statement => ({
    kind,
    text,
    places: units.length > 0 ? [new Set(units)] : [],
  });
  const all = [
    statement('amount', 'Up to $400', 4),
    statement('amount', 'up to $400.', 7),
    statement('amount', 'At most $400', 4),
    statement('limit', 'At most $400 each', 4),
    statement('amount', 'Elsewhere', 4, 5),
  ];
  expect(findRepeatedStatements(all)).toEqual([all[1], all[2]]);
});

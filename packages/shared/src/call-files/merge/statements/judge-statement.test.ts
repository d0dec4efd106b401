import { describe, expect, it } from 'vitest';
import type { RequirementKind } from '../../../contract/analysis.ts';
import { toLaterStatement } from '../../wording/later-statement.ts';
import { toStatement } from '../../wording/statement.ts';
import { judgeStatement } from './judge-statement.ts';

const verdictOf = (kind: RequirementKind, earlier: string, later: string) =>
  judgeStatement(toStatement({ text: earlier }, kind), [
    toLaterStatement(toStatement({ text: later }, kind)),
  ])?.type;

describe('judgeStatement', () => {
  it.each([
    ['half', 'Attach a site map and an evaluation design.', 'replaced'],
    ['two of five words', 'Attach a site map, a work plan and an evaluation design.', 'doubtful'],
  ])(
    'withdraws a statement only if the withdrawn item is at least half of it, here %s',
    (_, earlier, verdict) => {
      expect(verdictOf('attachment', earlier, 'The site map is no longer required.')).toBe(verdict);
    },
  );

  it.each([
    [
      'three of four',
      'narrative on youth music lessons',
      'narrative on youth music concerts',
      'replaced',
    ],
    ['two of three', 'narrative on youth music', 'narrative on youth sports', 'doubtful'],
    ['one of two', 'narrative on youth', 'narrative on sports', undefined],
  ])(
    'treats statements with different values as the same if the topics share enough words, here %s',
    (_, earlier, later, verdict) => {
      const [before, after] = [
        `The ${earlier} may have 6 pages.`,
        `The ${later} may have 8 pages.`,
      ];
      expect(verdictOf('limit', before, after)).toBe(verdict);
    },
  );

  it.each([
    ['two words', 'Food costs are allowed.', 'Food costs are not allowed.', 'doubtful'],
    ['one word', 'Food is allowed.', 'Food is not allowed.', undefined],
  ])(
    'treats a denial as a contradiction if the topics share enough words, here %s',
    (_, earlier, later, verdict) => {
      expect(verdictOf('content', earlier, later)).toBe(verdict);
    },
  );

  it.each([
    ['two', 'The travel budget of partner schools is $500.', 'replaced'],
    ['three', 'The travel budget of rural partner schools is $500.', 'doubtful'],
  ])(
    'replaces a statement only if it has at most two additional words, here %s',
    (_, earlier, verdict) => {
      expect(verdictOf('amount', earlier, 'The travel budget is $800.')).toBe(verdict);
    },
  );
});

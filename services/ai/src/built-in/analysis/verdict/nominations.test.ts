import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { judgeCall } from '../is-call.ts';
import { readGuidelines } from '../read-guidelines.ts';

const judge = (text: string) =>
  judgeCall(readGuidelines(readingOf('html', '', text), '2026-11-01')).isCall;
const call =
  '# Larch Memorial Prize: Call for Nominations\nThe friends of Jo Larch are pleased to solicit nominations for the Larch Prize. The winner will receive $1,000. Work is eligible by nomination only.\nThe deadline for receipt of nominations is 15 March 2027.';

it('hears a call for nominations of a prize with money', () => {
  expect(judge(call)).toBe(true);
});

it('hears one of a prize without money where it says that they may come in now', () => {
  const open = 'The submission process for the Larch Prize is now open.';
  expect(judge(call.replace('The winner will receive $1,000.', open))).toBe(true);
});

it.each([
  ['no money', call.replace('The winner will receive $1,000. ', '')],
  ['no day', call.replace(/The deadline.*/, '')],
  ['a board', call.replaceAll('Prize', 'Board').replace('The winner will receive $1,000.', '')],
])('hears none with %s', (_, text) => {
  expect(judge(text)).toBe(false);
});

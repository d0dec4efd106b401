import { expect, it } from 'vitest';
import { statementAt, statementsOf, statementsUnder, type Statement } from './guidelines.ts';

const statement = (block: number, text: string): Statement => ({
  block,
  text,
  quote: text,
  path: [],
  form: 'sentence',
});
const statements = [
  statement(1, 'Apply online.'),
  statement(3, 'Enclose a budget.'),
  statement(3, 'Use one page.'),
  statement(4, 'Sign it.'),
  statement(7, 'We answer in June.'),
];
const textsOf = (found: Statement[]) => found.map(({ text }) => text);

it('has the statements of a block at hand, in their order', () => {
  expect(textsOf(statementsOf(statements, 3))).toEqual(['Enclose a budget.', 'Use one page.']);
  expect(statementAt(statements, 3)?.text).toBe('Enclose a budget.');
  expect(statementAt(statements, 2)).toBeUndefined();
});

it('has those under a heading, without its own and the next one’s', () => {
  const under = (block: number, end: number) =>
    textsOf(statementsUnder(statements, { block, end }));
  expect(under(1, 4)).toEqual(['Enclose a budget.', 'Use one page.']);
  expect(under(2, 7)).toEqual(['Enclose a budget.', 'Use one page.', 'Sign it.']);
  expect(under(5, 5)).toEqual([]);
});

import { expect, it } from 'vitest';
import { isBudgetReadable, findLineProblem } from './find-line-problem.ts';

const line = { item: 'Van', cost: 0, requested: 0, notAmounts: { cost: '12.500,00' } };

it('reports an amount that could not be read', () => {
  expect(findLineProblem(line, 'USD')).toEqual({
    isCertain: true,
    text: '“12.500,00” is not an amount.',
  });
  expect(isBudgetReadable({ currency: 'USD', lines: [line] })).toBe(false);
  expect(isBudgetReadable({ currency: 'USD', lines: [{ ...line, notAmounts: {} }] })).toBe(true);
});

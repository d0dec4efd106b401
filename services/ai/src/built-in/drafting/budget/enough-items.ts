import type { MoneyItems } from './money-items.ts';

/** Further than this from the total that their writer stated, items were misread, and make no table. */
const mostAstray = 0.5;

/** Two amounts with names make a budget; one is a remark. */
export const enough = ({ items, statedTotals, support }: MoneyItems): boolean => {
  const sum = items.reduce((all, { amount }) => all + amount, 0);
  const others = support.reduce((all, { amount }) => all + amount, 0);
  const agrees =
    statedTotals.length === 0 ||
    statedTotals.some(({ amount }) =>
      [sum, sum + others].some(
        (each) => each >= amount * (1 - mostAstray) && each <= amount * (1 + mostAstray),
      ),
    );
  return items.length >= 2 && new Set(items.map(({ currency }) => currency)).size === 1 && agrees;
};

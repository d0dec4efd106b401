import type { MoneyItems } from './money-items.ts';
import { mostAstray } from './stated-sums.ts';

/** "Of which is construction", "Whole cost", "Biggest lines: seed": pieces of what tells the money in its own way. */
export const isPiece =
  /^(?:of which|whole|the whole|entire|in all|(?:the |our )?(?:biggest|largest|main|among|some)\b)/i;

/** Two amounts with names make a budget; one is a remark, and so are items that come to less than is asked for. */
export const enough = ({ items, statedTotals, support, asked }: MoneyItems): boolean => {
  const sum = items.reduce((all, { amount }) => all + amount, 0);
  const others = support.reduce((all, { amount }) => all + amount, 0);
  const agrees =
    statedTotals.length === 0 ||
    statedTotals.some(({ amount }) =>
      [sum, sum + others].some(
        (each) => each >= amount * (1 - mostAstray) && each <= amount * (1 + mostAstray),
      ),
    );
  if (items.some(({ label }) => isPiece.test(label))) return false;
  if (asked && sum < asked.amount) return false;
  return items.length >= 2 && new Set(items.map(({ currency }) => currency)).size === 1 && agrees;
};

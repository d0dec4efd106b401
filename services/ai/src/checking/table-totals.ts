import { findMoney } from '../text/money.ts';
import type { DraftLine } from './draft-text.ts';

/** Sums of the amounts in each table of the draft: a total row states them, and the text may repeat them. */
export const tableTotals = (lines: DraftLine[]): Set<number> => {
  const amounts = new Map<string, number[]>();
  for (const { table, text } of lines) {
    if (table === undefined) continue;
    const found = findMoney(text);
    const own = found.map(({ amount }) => amount);
    // "Cook (6 hours × $20)" names a rate, which is no part of the sum.
    const isAmount = found.length === 1 && !/\p{L}/u.test(text.replace(found[0]?.text ?? '', ''));
    for (const key of isAmount ? [`${table}`, `${table} alone`] : [`${table}`])
      amounts.set(key, [...(amounts.get(key) ?? []), ...own]);
  }
  return new Set(
    [...amounts.values()].flatMap((list) => {
      let sum = 0;
      const running = list.map((amount) => (sum = Math.round((sum + amount) * 100) / 100));
      return running.slice(1);
    }),
  );
};

import type { DraftLine } from '../list-draft-lines.ts';
import { findQuantities } from './find-quantities.ts';

/** Maximum number of rows in a total. */
const maxRows = 100;

/**
 * Finds the totals in the draft's tables: amounts equal to the sum of two or more preceding rows, mapped to the amounts
 * they add up. The rest of the draft may repeat these totals.
 */
export function computeTableTotals(lines: readonly DraftLine[]): Map<number, readonly string[]> {
  const totals = new Map<number, readonly string[]>();
  const tables = new Map<number, { value: number; text: string }[]>();
  for (const { table, text } of lines) {
    // "Cook (6 hours × $20)" contains a rate, which is not part of the sum
    if (table === undefined || /\p{Ll}/u.test(text)) continue;
    const amounts = tables.get(table) ?? [];
    tables.set(table, amounts);
    for (const quantity of findQuantities(text)) {
      if (quantity.family !== 'number' || !quantity.currency) continue;
      const parts = findAddends(quantity.value, amounts);
      if (parts) totals.set(quantity.value, parts);
      amounts.push({ value: quantity.value, text: quantity.text });
    }
  }
  return totals;
}

/** Collects the amounts that add up to a total, working backward from the last one before it. */
function findAddends(
  total: number,
  amounts: readonly { value: number; text: string }[],
): string[] | undefined {
  let sum = 0;
  const parts: string[] = [];
  for (const { value, text } of amounts.slice(-maxRows).reverse()) {
    sum += value;
    parts.push(text);
    if (parts.length > 1 && Math.abs(sum - total) < 0.005) return parts;
    if (sum > total) return undefined;
  }
  return undefined;
}

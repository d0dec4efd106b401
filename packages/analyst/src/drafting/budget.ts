import type { RichBlock } from '@grantwright/shared/richtext';
import { paragraph, tableOf } from './blocks.ts';
import type { ItemizedCosts, MoneyItem } from './money-items.ts';

const minItems = 2;

/**
 * A table of the costs that the applicant named, with their sum, and what is asked for. Empty where there are fewer
 * than two items, or items in different currencies: a sum would be an invention.
 */
export function budgetBlocks(
  { items }: ItemizedCosts,
  request: MoneyItem | undefined,
): RichBlock[] {
  const [first] = items;
  if (!first || items.length < minItems) return [];
  if (items.some(({ currency }) => currency !== first.currency)) return [];
  const total = items.reduce((sum, { amount }) => sum + amount, 0);
  const rows: [string, string][] = [
    ...items.map(({ label, written }): [string, string] => [label, written]),
    ['Total', writtenLike(first, total)],
  ];
  return [
    tableOf([['Item', 'Amount'], ...rows]),
    ...(request ? [paragraph(`Amount requested: ${request.written}`)] : []),
  ];
}

/** An amount with the currency where another amount of it has it: "$9,600", "9,600 EUR". */
function writtenLike({ written, amount }: MoneyItem, total: number): string {
  const [number = ''] = /\d[\d.,\s]*\d|\d/.exec(written) ?? [];
  const [before, after] = [
    written.slice(0, written.indexOf(number)),
    written.slice(written.indexOf(number) + number.length),
  ];
  // "1.200 €" is grouped by points, "$12k" is a scale and no number to continue
  const isPlain = Number(number.replace(/[^\d]/g, '')) === amount;
  const grouped = total.toLocaleString('en-US', { maximumFractionDigits: 2 });
  if (!isPlain)
    return `${before}${grouped}${after.replace(/^\s?(?:k|m|mn|thousand|million)\b/i, '')}`;
  return `${before}${/\d\.\d{3}\b/.test(number) ? grouped.replaceAll(',', '.') : grouped}${after}`;
}

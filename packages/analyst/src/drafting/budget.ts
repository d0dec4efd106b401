import type { RichBlock } from '@grantwright/shared/richtext';
import { scales, suffixes } from '@grantwright/shared/values';
import { createParagraph, createTable } from './blocks.ts';
import type { ItemizedCosts, MoneyItem } from './money-items.ts';

const minItems = 2;

/**
 * Builds a table of the applicant's costs with their total and the requested amount. Returns an empty list if there are
 * fewer than two items or if their currencies differ, since the total would be meaningless.
 */
export function buildBudgetBlocks(
  { items }: ItemizedCosts,
  request: MoneyItem | undefined,
): RichBlock[] {
  const [first] = items;
  if (!first || items.length < minItems) return [];
  if (items.some(({ currency }) => currency !== first.currency)) return [];
  const total = items.reduce((sum, { amount }) => sum + amount, 0);
  const rows: [string, string][] = [
    ...items.map(({ label, written }): [string, string] => [label, written]),
    ['Total', formatLike(first, total)],
  ];
  return [
    createTable([['Item', 'Amount'], ...rows]),
    ...(request ? [createParagraph(`Amount requested: ${request.written}`)] : []),
  ];
}

/** Scale words such as "million", which are dropped when a total is formatted. */
const scale = new RegExp(
  String.raw`^\s?(?:${[...scales.keys(), ...suffixes.keys()].join('|')})\b`,
  'i',
);

/** Formats an amount in the style of another amount in the same currency: "$9,600", "9.600 €", "EUR 9,600". */
export function formatLike(
  { written, currency }: Pick<MoneyItem, 'written' | 'currency'>,
  total: number,
): string {
  const [number] = /\d[\d.,\s]*\d|\d/.exec(written) ?? [];
  const isContinental = number !== undefined && /,\d{1,2}$|\.\d{3}(?!\d)/.test(number);
  const digits = Number.isInteger(total) ? 0 : 2;
  const sum = total.toLocaleString(isContinental ? 'de-DE' : 'en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  if (number === undefined) return `${currency} ${sum}`;
  const index = written.indexOf(number);
  return `${written.slice(0, index)}${sum}${written.slice(index + number.length).replace(scale, '')}`;
}

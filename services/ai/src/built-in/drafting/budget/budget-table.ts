import type { RichBlock, TableRow } from '@grantwright/shared/richtext';
import { formatMoney, type Money } from '../../../text/money.ts';
import type { MoneyItem } from './money-item.ts';

const cell = (text: string, header = false, bold = false): TableRow['children'][number] => ({
  type: 'table-cell',
  ...(header ? { header: true as const } : {}),
  children: [{ type: 'paragraph', children: [bold ? { text, bold: true } : { text }] }],
});

const row = (...children: TableRow['children']): TableRow => ({ type: 'table-row', children });

export const totalOf = (items: MoneyItem[]): number =>
  Math.round(items.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100;

/** What is paid for and how much, row by row, and the sum under it. */
export const tableOf = (rows: [item: string, amount: string][], total: string): RichBlock => ({
  type: 'table',
  children: [
    row(cell('Item', true), cell('Amount', true)),
    ...rows.map(([item, amount]) => row(cell(item), cell(amount))),
    row(cell('Total', false, true), cell(total, false, true)),
  ],
});

/** Items as they were given, and their sum, which is computed here and nowhere else. */
export const budgetTable = (items: MoneyItem[]): RichBlock =>
  tableOf(
    items.map(({ label, amount, currency }) => [label, formatMoney({ amount, currency })]),
    formatMoney({ amount: totalOf(items), currency: items[0]?.currency ?? 'USD' }),
  );

const ordinals = 'First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth'.split(' ');

/** The same amount each year, and what it comes to. */
export const yearTable = ({ amount, currency }: Money, years: number): RichBlock => ({
  type: 'table',
  children: [
    row(cell('Year', true), cell('Amount', true)),
    ...Array.from({ length: years }, (_, at) =>
      row(cell(`${ordinals[at] ?? 'Next'} year`), cell(formatMoney({ amount, currency }))),
    ),
    row(
      cell('Total', false, true),
      cell(formatMoney({ amount: amount * years, currency }), false, true),
    ),
  ],
});

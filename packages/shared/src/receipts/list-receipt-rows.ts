import type { Receipt } from '../contract/index.ts';

export type ReceiptParties = {
  seller: string;
  /** Name and email. */
  buyer: string[];
  /** The last digits of the card; absent if the provider does not report them. */
  cardLast4?: string | undefined;
};
type Row = { label: string; lines: string[] };

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Lists the facts on a receipt, in display order. */
export function listReceiptRows(
  { number, paidAt, amount, currency, status, amountRefunded }: Receipt,
  { seller, buyer, cardLast4 }: ReceiptParties,
): Row[] {
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const formatPrice = (cents: number) => money.format(cents / 100);
  const row = (label: string, ...lines: string[]): Row => ({ label, lines });
  return [
    row('Receipt number', number),
    row('Date paid', `${dateFormat.format(new Date(paidAt))} (UTC)`),
    row('From', seller),
    row('To', ...buyer),
    row('Item', 'One additional grant application'),
    ...(cardLast4 ? [row('Payment method', `Card ending in ${cardLast4}`)] : []),
    row('Amount paid', formatPrice(amount)),
    ...(amountRefunded === undefined
      ? []
      : [
          row('Refunded', `-${formatPrice(amountRefunded)}`),
          row('Total', formatPrice(amount - amountRefunded)),
        ]),
    ...(status === 'disputed' ? [row('Status', 'Disputed by your bank')] : []),
  ];
}

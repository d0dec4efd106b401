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
  const createRow = (label: string, ...lines: string[]): Row => ({ label, lines });
  return [
    createRow('Receipt number', number),
    createRow('Date paid', `${dateFormat.format(new Date(paidAt))} (UTC)`),
    createRow('From', seller),
    createRow('To', ...buyer),
    createRow('Item', 'One additional grant application'),
    ...(cardLast4 ? [createRow('Payment method', `Card ending in ${cardLast4}`)] : []),
    createRow('Amount paid', formatPrice(amount)),
    ...(amountRefunded === undefined
      ? []
      : [
          createRow('Refunded', `-${formatPrice(amountRefunded)}`),
          createRow('Total', formatPrice(amount - amountRefunded)),
        ]),
    ...(status === 'disputed' ? [createRow('Status', 'Disputed by your bank')] : []),
  ];
}

import type { Mention } from '../mention.ts';
import { Tokens } from '../tokens.ts';
import { mayNameCurrency } from './currencies.ts';
import { readAmount, readRange } from './read-amount.ts';

/** One amount in units of its currency (ISO 4217; a bare "$" is USD). */
export type Amount = Mention & { amount: number; currency: string };

/**
 * Finds every amount in the text, in order; a range is two amounts, each with its own words.
 *
 * @param assumed the currency of numbers without one (ISO 4217); absent if they are not money
 */
export function findAmounts(text: string, assumed?: string): Amount[] {
  if (assumed === undefined && !mayNameCurrency(text)) return [];
  const tokens = new Tokens(text);
  const amounts: Amount[] = [];
  for (let index = 0; index < tokens.length;) {
    const first = readAmount(tokens, index);
    const range = first && readRange(tokens, first);
    const reads = range ? [range.min, range.max] : first ? [first] : [];
    const currency = reads.find((parsed) => parsed.currency)?.currency ?? assumed;
    for (const { value, from, to, currency: code = currency } of reads)
      if (code) amounts.push({ amount: value, currency: code, ...tokens.mention(from, to) });
    index = currency ? (reads.at(-1)?.to ?? index + 1) : index + 1;
  }
  return amounts;
}

const dollars = new Set(['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD']);

/** Whether an amount can be in this currency: a bare "$" can be any dollar. */
export const mayBeIn = ({ currency, text }: Amount, other: string): boolean =>
  currency === other || (text.startsWith('$') && dollars.has(other));

/** Whether every amount in the text can be in this currency. */
export const isOnlyIn = (text: string, currency: string): boolean =>
  findAmounts(text).every((amount) => mayBeIn(amount, currency));

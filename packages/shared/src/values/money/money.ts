import { type Bounds, findBounds } from '../bounds.ts';
import type { Mention } from '../mention.ts';
import { scan, type Span, type Tokens } from '../tokens.ts';
import { readAmount, readRange } from './read-amount.ts';

/** An amount in units of its currency (ISO 4217; a bare "$" is USD). */
export type Money = { type: 'money'; amount: number; currency: string } & Bounds;
export type MoneyRange = { type: 'money-range'; min: number; max: number; currency: string };
export type MoneyValue = Mention & (Money | MoneyRange);

/** Finds amounts and ranges of money. A number without a currency is not money. */
export const findMoney = (tokens: Tokens): MoneyValue[] => scan(tokens, readMoney);

function readMoney(tokens: Tokens, index: number): Span<Money | MoneyRange> | undefined {
  const first = readAmount(tokens, index);
  if (!first) return undefined;
  const { min, max } = readRange(tokens, first) ?? {};
  const currency = first.currency ?? max?.currency;
  if (currency === undefined) return undefined;
  if (min && max) {
    const value = { type: 'money-range' as const, min: min.value, max: max.value, currency };
    return { value, from: index, to: max.to };
  }
  const { value: amount, to } = first;
  return {
    value: { type: 'money', amount, currency, ...findBounds(tokens, index, to) },
    from: index,
    to,
  };
}

import { toCents } from '../budget/budget-sums.ts';

export type Money = { amount: number; symbol: string; text: string };

const currencyBySymbol: Record<string, readonly string[]> = {
  $: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD'],
  '€': ['EUR'],
  '£': ['GBP'],
};
const moneyPattern =
  /([$€£])\s?(\d[\d,]{0,15}(?:\.\d{1,6}(?=\s?(?:[bm]illion|thousand|[bkm])\b)|\.\d{1,2})?)(?:\s?([bm]illion|thousand|[bkm])\b)?/gi;
/** In one line, more than in any table. */
const maxAmounts = 1_000;
const units: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  b: 1e9,
  billion: 1e9,
};

/** "4.1" with the unit "million", to the cent: decimal fractions are not exact. */
export const amountOf = (digits: string, unit: string): number =>
  toCents(Number(digits.replaceAll(',', '')) * (units[unit.toLowerCase()] ?? 1)) / 100;

/** The amounts of money in a text, with their positions. */
export function moneyIn(text: string): Array<Money & { index: number }> {
  return [...text.matchAll(moneyPattern)].slice(0, maxAmounts).map((match) => {
    const [whole, symbol = '', digits = '', unit = ''] = match;
    return {
      amount: amountOf(digits, unit),
      symbol,
      text: whole.replace(/,$/, ''),
      index: match.index,
    };
  });
}

/** The last occurrence of each amount, ordered by first occurrence. */
export const distinctAmounts = <T extends { amount: number }>(amounts: readonly T[]): T[] => [
  ...new Map(amounts.map((one) => [one.amount, one])).values(),
];

/** Whether an amount with this symbol can be compared to one in that currency. */
export const isOfCurrency = (symbol: string, currency: string): boolean =>
  currencyBySymbol[symbol]?.includes(currency) ?? false;

/** Whether no amount in a text has the symbol or the code of another currency. */
export const hasOnlyCurrency = (text: string, currency: string): boolean =>
  (text.match(/[$€£]/g) ?? []).every((symbol) => isOfCurrency(symbol, currency)) &&
  (text.match(/\b(?:USD|CAD|EUR|GBP|AUD|NZD|CHF)\b/g) ?? []).every((code) => code === currency);

export const formatAmount = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);

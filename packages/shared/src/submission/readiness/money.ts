export type Money = { amount: number; symbol: string; text: string };

const currencyBySymbol: Record<string, readonly string[]> = {
  $: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD'],
  '€': ['EUR'],
  '£': ['GBP'],
};
const moneyPattern = /([$€£])\s?(\d[\d,]{0,15}(?:\.\d{1,2})?)(?:\s?(million|thousand|[kKmM])\b)?/g;
/** In one line, more than in any table. */
const maxAmounts = 1_000;
const factors: Record<string, number> = { million: 1e6, m: 1e6, thousand: 1e3, k: 1e3 };

/** The amounts of money in a text, with their positions. */
export function moneyIn(text: string): Array<Money & { index: number }> {
  return [...text.matchAll(moneyPattern)].slice(0, maxAmounts).map((match) => {
    const [whole, symbol = '', digits = '', unit = ''] = match;
    const amount = Number(digits.replaceAll(',', '')) * (factors[unit.toLowerCase()] ?? 1);
    return { amount, symbol, text: whole.replace(/,$/, ''), index: match.index };
  });
}

/** Whether an amount with this symbol can be compared to one in that currency. */
export const isOfCurrency = (symbol: string, currency: string): boolean =>
  currencyBySymbol[symbol]?.includes(currency) ?? false;

export const formatAmount = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);

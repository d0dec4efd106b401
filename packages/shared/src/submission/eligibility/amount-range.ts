import { scaledBy, scales, suffixes } from '../../values/numbers/scales.ts';

export type AmountRange = { low: number; high: number };

/** A cheap check, so that the first screen of a new application does not load the money parser. */
const amount =
  /([$€£]|\b(?:USD|EUR|GBP|US\$))?\s?(\d[\d,]*(?:\.\d+)?)\s*(thousand|million|billion|[kmb]\b)?/gi;

const vagueAmount = /\b(?:about|approx\w*|around|roughly|circa|ca|nearly|almost|est\w*)\b|~/i;
const aboveAmount = /\b(?:over|above|more than|at least|exceed\w*)\b|\+|>/i;
const belowAmount = /\b(?:under|below|less than|up to|at most)\b|</i;

/** Finds the amounts and other numbers in the text, in dollars; undefined for amounts in other currencies. */
export function findDollarAmounts(text: string): (number | undefined)[] {
  return [...text.matchAll(amount)].map(([, currency = '', digits = '', unit = '']) => {
    if (currency && !/\$|USD/i.test(currency)) return undefined;
    const scale = scales.get(unit.toLowerCase()) ?? suffixes.get(unit.toLowerCase()) ?? 1;
    return scaledBy(scale, Number(digits.replaceAll(',', '')));
  });
}

/** The budget stated by an applicant: "$2.4M", "about 500k", "$1-2 million". Undefined if unclear. */
export function amountRange(text: string): AmountRange | undefined {
  const candidates = findDollarAmounts(
    text.replace(/\b(?:FY|fiscal year)?\s?(?:19|20)\d{2}\b(?!,)/gi, ' '),
  );
  const amounts = candidates.filter((one): one is number => one !== undefined && one >= 1_000);
  if (amounts.length === 0 || amounts.length !== candidates.length || amounts.length > 2)
    return undefined;
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  if (amounts.length === 1 && aboveAmount.test(text)) return { low, high: Infinity };
  if (amounts.length === 1 && belowAmount.test(text)) return { low: 0, high };
  return vagueAmount.test(text) ? { low: low * 0.8, high: high * 1.2 } : { low, high };
}

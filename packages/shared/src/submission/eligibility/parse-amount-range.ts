import { codes, prefixes } from '../../values/money/currency-words.ts';
import { multiplyByScale, scales, suffixes } from '../../values/numbers/scales.ts';

export type AmountRange = { low: number; high: number };

/** A cheap check, so that the first screen of a new application does not load the money parser. */
const amountPattern =
  /((?:\bUS\s?)?\$|\bUSD\b)?\s?(\d[\d,]*(?:\.\d+)?)\s*(?:(thousand|million|billion)\b|([kmb])\b(?![-.):]))?(?:\s?(USD|dollars)\b)?/gi;
const otherCodes = [...codes].filter((code) => code !== 'USD').join('|');
/** "AU $5"; a single letter may be a word: "A $50,000 budget". */
const otherPrefixes = [...prefixes]
  .filter(([letters, code]) => code !== 'USD' && letters.length > 1)
  .map(([letters]) => letters.toUpperCase())
  .join('|');
const otherCurrency = new RegExp(
  `(?!\\$)\\p{Sc}|\\b(?!US)\\p{Lu}{1,3}\\$|\\b(?:${otherPrefixes})\\s\\$|(?<!\\p{L})(?:${otherCodes})(?!\\p{L})|\\b(?:[Ee]uros?|[Pp]ounds|[Rr]upees|[Yy]en|Canadian|Australian)\\b`,
  'u',
);
/** "FY 2025-26", "fiscal year 2024", "2024/2025"; not "$2000" or "2000,000" */
const yearPattern =
  /(?<![$\d,.])(?<!\$ )(?:\b(?:FY|(?:fiscal|calendar) years?)\s?)?\b(?:19|20)\d{2}(?:\s?[-–/]\s?(?:(?:19|20)\d{2}|\d{2}))?\b(?![,.]?\d|\s?(?:thousand|million|billion|[kmb]\b|dollars\b))/gi;
/** Words between the ends of a range: "$1–2 million", "$1 million to $2 million", "between $1 and $2 million". */
const rangeWord = /^\s?(?:[-–—]|to|and|through)\s?$/i;

type FoundAmount = {
  value: number;
  scale: number;
  isMarked: boolean;
  /** Whether words for a range connect it to the next one. */
  isConnected: boolean;
};

const vagueAmount = /\b(?:about|approx\w*|around|roughly|circa|ca|nearly|almost|est\w*)\b|~/i;
const aboveAmount = /\b(?:over|above|more than|at least|exceed\w*)\b|\+|>/i;
const belowAmount = /\b(?:under|below|less than|up to|at most)\b|</i;

/**
 * Finds the dollar amounts in the text. If any number has a currency, numbers without one count only as ends of a
 * range. Returns undefined if the text may name another currency.
 */
export function findDollarAmounts(
  text: string,
): { values: number[]; isRange: boolean } | undefined {
  if (otherCurrency.test(text)) return undefined;
  const found = parseAmounts(text.replace(yearPattern, ' '));
  const hasCurrency = found.some(({ isMarked }) => isMarked);
  const amounts = found.filter(
    ({ isMarked, isConnected }, index) =>
      !hasCurrency ||
      isMarked ||
      (isConnected && found[index + 1]?.isMarked) ||
      (found[index - 1]?.isConnected && found[index - 1]?.isMarked),
  );
  return {
    values: amounts.map(({ value }) => value),
    isRange: amounts.length === 2 && amounts[0]?.isConnected === true,
  };
}

function parseAmounts(text: string): FoundAmount[] {
  const matches = [...text.matchAll(amountPattern)];
  const found = matches.map((match, index): FoundAmount => {
    const [words, before, digits = '', word = '', letter = '', after] = match;
    const next = matches[index + 1];
    const scale = scales.get(word.toLowerCase()) ?? suffixes.get(letter.toLowerCase()) ?? 1;
    return {
      value: Number(digits.replaceAll(',', '')),
      scale,
      isMarked: Boolean(before ?? after),
      isConnected:
        next !== undefined && rangeWord.test(text.slice(match.index + words.length, next.index)),
    };
  });
  return found.map((amount, index) => {
    const next = found[index + 1];
    // "$1-2 million"
    const isScaledByNext =
      amount.isConnected && amount.scale === 1 && next && amount.value < next.value;
    return {
      ...amount,
      value: multiplyByScale(amount.value, isScaledByNext ? next.scale : amount.scale),
    };
  });
}

/** Parses the budget stated by an applicant: "$2.4M", "about 500k", "$1-2 million". Returns undefined if unclear. */
export function parseAmountRange(text: string): AmountRange | undefined {
  const { values = [] } = findDollarAmounts(text) ?? {};
  if (values.length === 0 || values.length > 2 || values.some((value) => value < 1_000))
    return undefined;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (values.length === 1 && aboveAmount.test(text)) return { low, high: Infinity };
  if (values.length === 1 && belowAmount.test(text)) return { low: 0, high };
  return vagueAmount.test(text) ? { low: low * 0.8, high: high * 1.2 } : { low, high };
}

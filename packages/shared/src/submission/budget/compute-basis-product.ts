import { findAmounts } from '../../values/money/amounts.ts';

type Factor = { value: number; isMoney: boolean; isShare: boolean; unit: string; per: string[] };

const separator = / ?[×*@] ?| (?:x|at|times) |(?<=%) of /i;
const factorPattern = /^(?:[$€£]\s?)?(\d[\d,]*(?:\.\d+)?)\s?(%|k\b)?([\p{L}\s/.-]*)$/iu;
const perPattern = /(?:\/|\bper\b|\ban?\b)\s?([\p{L}-]+)/giu;
const eachPattern = /\b(?:each|apiece)\b/gi;
const conjunction = /\b(?:plus|and|for|with|over|or|to)\b/i;
const maxLength = 300;
const maxFactors = 4;

/**
 * Calculates the amount of a basis such as "0.5 FTE at $48,000" or "12 months x $1,500 per month". Returns undefined
 * unless the basis multiplies one price by quantities with matching units.
 */
export function computeBasisProduct(basis: string): { product: number; price: number } | undefined {
  const parts = normalizeBasis(basis).split(separator);
  if (parts.length < 2 || parts.length > maxFactors) return undefined;
  const factors = parts.map(parseFactor);
  if (!factors.every((factor) => factor !== undefined)) return undefined;
  const [price, ...otherPrices] = factors.filter(({ isMoney }) => isMoney);
  // In "6 months at 50% of $60,000", the price may be annual.
  if (!price || otherPrices.length > 0 || (factors.some(isShare) && factors.length > 2))
    return undefined;
  const unitsMatch = factors.every((factor) =>
    factor.per.every((per) => factors.some((other) => other !== factor && other.unit === per)),
  );
  if (!unitsMatch) return undefined;
  return {
    product: Math.round(factors.reduce((product, { value }) => product * value, 1) * 100) / 100,
    price: price.value,
  };
}

function parseFactor(part: string): Factor | undefined {
  const match = factorPattern.exec(part.trim());
  if (!match || conjunction.test(part)) return undefined;
  const [, digits = '', suffix = '', rest = ''] = match;
  const [money] = findAmounts(part);
  if (/k/i.test(suffix) && !money) return undefined;
  const number = Number(digits.replaceAll(',', ''));
  const unit = rest.replace(eachPattern, ' ').trim();
  return {
    value: money?.amount ?? (suffix === '%' ? number / 100 : number),
    isMoney: money !== undefined,
    isShare: suffix === '%' || /^FTE/i.test(unit),
    unit: toSingular(/^[\p{L}-]+/u.exec(unit)?.[0] ?? ''),
    per: [...unit.matchAll(perPattern)].map(([, word = '']) => toSingular(word)),
  };
}

const normalizeBasis = (basis: string): string =>
  basis.slice(0, maxLength).replace(/\s+/g, ' ').trim().replace(/\.$/, '');

const isShare = (factor: Factor): boolean => factor.isShare;

const abbreviations: Record<string, string> = { hr: 'hour', wk: 'week', mo: 'month', yr: 'year' };

function toSingular(word: string): string {
  const one = word.toLowerCase().replace(/s$/, '');
  return abbreviations[one] ?? one;
}

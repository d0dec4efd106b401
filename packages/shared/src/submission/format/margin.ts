import { getBoundKind, type StatedValue } from './stated-value.ts';

const lengthPattern =
  /(?<![\d.,])(\d{0,2}(?:[.,]\d{1,2})?)[ -]?(in\b|inch(?:es)?\b|"|cm\b|centimet\w+|mm\b|millimet\w+)/gi;

const getInchesPerUnit = (unit: string) =>
  /^(?:cm|centi)/i.test(unit) ? 1 / 2.54 : /^(?:mm|milli)/i.test(unit) ? 1 / 25.4 : 1;

/**
 * Finds the margins in a clause, in inches. A margin stated without a bound counts as a minimum, because the sides may
 * differ.
 */
export function findMargins(clause: string): StatedValue[] {
  if (!/\bmargins?\b/i.test(clause)) return [];
  const withoutPaper = clause.replace(paperDimensions, ' ');
  return [...withoutPaper.matchAll(lengthPattern)].flatMap((match) => {
    const [words, digits = '', unit = ''] = match;
    const inches = Number(digits.replace(',', '.')) * getInchesPerUnit(unit);
    if (!(inches >= 0.25 && inches <= 3)) return [];
    const kind = getBoundKind(
      withoutPaper.slice(0, match.index),
      withoutPaper.slice(match.index + words.length),
    );
    // 2.5 cm is 0.98 inches: rounded up, because most funders state minimums
    const value = Math.ceil(inches * 100 - 1e-6) / 100;
    return [{ value, kind: kind === 'max' ? 'max' : 'min' }];
  });
}

const paperDimensions =
  /\b8(?:\.5)?[- ]?(?:"|in\b|inch(?:es)?)? ?(?:x|×|by) ?11[- ]?(?:"|in\b|inch(?:es)?)?/gi;

import type { Finder, Finding } from '../finding.ts';
import { figure } from './figure.ts';
import { percentageKeys } from './find-percentages.ts';

const characters: Record<string, number> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅐': 1 / 7,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
  '⅑': 1 / 9,
  '⅒': 1 / 10,
};
/** "⅗ of our guests", "3/5 of them", "55 pct", "55 ‰". */
export const findParts: Finder = (text) =>
  [
    ...text.matchAll(
      /(?<![\d/])([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒])(?=\s+(?:of|the)\b)|(?<![\w$.,/-])(\d{1,2})[/⁄](\d{1,2})(?=\s+of\b)|(?<![\w$.,-])(\d+(?:\.\d+)?)\s?(pct\b|per centum\b|‰)/giu,
    ),
  ].flatMap((match): Finding[] => {
    const [, character = '', part, whole, amount, sign] = match;
    const share =
      characters[character] ??
      (whole ? Number(part) / Number(whole) : Number(amount) / (sign === '‰' ? 1000 : 100));
    if (!(share > 0) || (whole && share >= 1)) return [];
    const keys = percentageKeys(share);
    return [
      {
        ...figure(text, match),
        kind: 'percentage',
        keys,
        implies: keys,
        value: Math.round(share * 1e6) / 1e4,
      },
    ];
  });

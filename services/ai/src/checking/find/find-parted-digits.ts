import type { Finder } from '../finding.ts';
import { figure } from './figure.ts';

/** A comma or a stop between thousands may stand by itself, as a sign before them may. */
const pattern = /(?<![\p{L}\p{N}-])(?:[$€£¥]-?)?\d(?:-[.,]?-?\d){3,}(?![\p{L}\p{N}-])/gu;

/** "1-2-3-4-5" counts on, or back. */
const countsOn = (digits: readonly number[]): boolean =>
  [1, -1].some((step) =>
    digits.every((digit, at) => at === 0 || digit === (digits[at - 1] ?? 0) + step),
  );

/** "$-4-0-,-2-1-0": a figure written digit by digit is one to whoever reads it. */
export const findPartedDigits: Finder = (text) =>
  /\d-[.,\d]/.test(text)
    ? [...text.matchAll(pattern)].flatMap((match) => {
        const digits = match[0].replace(/\D/g, '');
        return countsOn([...digits].map(Number))
          ? []
          : [figure(text, match, `number:${Number(digits)}`)];
      })
    : [];

import { findMoney } from '../../../text/money.ts';
import { isPriceOfOne } from './price-of-one.ts';

/** Beside amounts with a sign, "insurance 6,200 a year" is one too. */
export const signed = (text: string): string =>
  text.replace(/(?<=(?:^|, |; )\p{L}[\p{L} &]{2,40} )(?=\d{1,3},\d{3}\b)/gu, '$');

/** "Coordinator $30,000, supplies $12,500 and travel $2,000": commas outside numbers and brackets divide. */
export const costParts = (line: string): string[] =>
  detailed.test(line) ? [line] : unpriced(divided(line));

/** "20 hours a week at $21" before "52 weeks: $21,840" is the price of what follows, and no cost. */
const unpriced = (list: string[]): string[] =>
  list.reduce<string[]>((done, part) => {
    const before = done.at(-1);
    return before !== undefined && isPriceOfOne(before, part)
      ? [...done.slice(0, -1), `${before}, ${part.trim()}`]
      : [...done, part];
  }, []);

/** "Training, 40 hours a teacher: $4,800": one cost, and how much of it. */
const detailed = /^[^,:;$€£]+, [^,:;$€£]+(?:: ?| = ?)[$€£]\s?\d[\d,.]*[kK]?\.?$/;

export const divided = (line: string): string[] =>
  line
    .split(
      /,\s+(?=\D|\d{1,3} \p{L})(?![^()]*\))|;\s*(?![^()]*\))|(?=\s+(?:and|plus)\s)(?<=[$€£]\s?\d[\d,.]*(?:k|K)?)\s+(?:and|plus)\s+(?=[^,;]*[$€£])|(?=\s+(?:and|plus)\s)(?<=[$€£]\s?\d[\d,.]*[^,;]*)\s+(?:and|plus)\s+(?=[$€£]\s?\d)(?![^()]*\))/u,
    )
    .filter((part) => findMoney(part).length > 0);

import { findMoney } from '../../text/money.ts';
import type { SourceSentence } from '../claim-sources.ts';
import { measureAfter } from '../find/measure-after.ts';
import type { Finding } from '../finding.ts';
import { placesIn, type Run } from './places.ts';

const amountsIn = (text: string): Run[] =>
  findMoney(text).map(({ amount, start, end }) => ({ text: String(amount), start, end }));

/**
 * The source sentence that has another amount between the same words, however little else the draft's
 * sentence has of it: "The costs include printing of maps ($1,000)" of "Printing of maps: $100".
 */
export const moneyInItsPlace = (
  sentences: SourceSentence[],
): ((finding: Finding, text: string) => SourceSentence | undefined) => {
  const placesOf = placesIn(sentences, amountsIn);
  return ({ kind, value, approximate, start, end, text: written }, text) => {
    if (kind !== 'money' || value === undefined || approximate) return undefined;
    const { period } = measureAfter(text, end);
    // "R5,500 a month" may be said of "R66,000 a year".
    const inPlace = placesOf(text, { text: written, start, end }).filter(
      (placed) => measureAfter(placed.sentence.text, placed.end).period === period,
    );
    return inPlace.some((placed) => Number(placed.text) === value)
      ? undefined
      : inPlace[0]?.sentence;
  };
};

import { comparable, listContentWords } from '@grantwright/analyst';
import { findAmounts } from '@grantwright/shared/values';
import type { Field } from './vocabulary.ts';

/** Whether a predicted value equals one of the expected values or contains most of their combined words. */
export function matchesExpected(
  field: Field,
  predicted: string,
  expected: readonly string[],
): boolean {
  const expectedWords = new Set(expected.flatMap((text) => listContentWords(text)));
  switch (field) {
    case 'ein':
      return expected.some((text) => digits(text) === digits(predicted));
    case 'phone':
      return expected.some((text) => digits(text).slice(-10) === digits(predicted).slice(-10));
    case 'founded':
      return expected.some((text) => text.includes(predicted));
    case 'budget':
      return expected.some((text) => amount(text) === amount(predicted));
    case 'email':
      return expected.some((text) => text.toLowerCase().includes(predicted.toLowerCase()));
    case 'website':
      return expected.some((text) => bareAddress(text) === bareAddress(predicted));
    case 'type':
      return expected.some((text) => comparable(text) === comparable(predicted));
    case 'name':
      return expected.some(
        (text) => similarity(new Set(listContentWords(text)), predicted) >= 0.75,
      );
    case 'address':
      return computeShare(listContentWords(predicted), expectedWords) >= 0.8;
    default:
      return similarity(expectedWords, predicted) >= 0.5;
  }
}

const digits = (text: string): string => text.replace(/\D/g, '');

const bareAddress = (text: string): string =>
  text
    .toLowerCase()
    .trim()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/\/$/, '');

const amount = (text: string): number | undefined => findAmounts(text, 'USD')[0]?.amount;

const computeShare = (words: readonly string[], whole: ReadonlySet<string>): number =>
  words.length === 0 ? 0 : words.filter((word) => whole.has(word)).length / words.length;

/** Computes the Dice coefficient: twice the number of shared words divided by the total number of words. */
function similarity(expected: ReadonlySet<string>, predicted: string): number {
  const givenWords = new Set(listContentWords(predicted));
  const shared = [...givenWords].filter((word) => expected.has(word)).length;
  return expected.size + givenWords.size === 0
    ? 0
    : (2 * shared) / (expected.size + givenWords.size);
}

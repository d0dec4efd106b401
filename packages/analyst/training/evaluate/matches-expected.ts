import { comparable, listContentWords } from '@grantwright/analyst';
import { findAmounts } from '@grantwright/shared/values';
import type { Field } from '../labels/vocabulary.ts';

/** Whether a predicted value equals one of the expected values or contains most of their combined words. */
export function matchesExpected(
  field: Field,
  predicted: string,
  expected: readonly string[],
): boolean {
  const expectedWords = new Set(expected.flatMap((text) => listContentWords(text)));
  switch (field) {
    case 'ein':
      return expected.some((text) => extractDigits(text) === extractDigits(predicted));
    case 'phone':
      return expected.some(
        (text) => extractDigits(text).slice(-10) === extractDigits(predicted).slice(-10),
      );
    case 'founded':
      return expected.some((text) => text.includes(predicted));
    case 'budget':
      return expected.some((text) => readAmount(text) === readAmount(predicted));
    case 'email':
      return expected.some((text) => text.toLowerCase().includes(predicted.toLowerCase()));
    case 'website':
      return expected.some((text) => normalizeAddress(text) === normalizeAddress(predicted));
    case 'type':
      return expected.some((text) => comparable(text) === comparable(predicted));
    case 'name':
      return expected.some(
        (text) => computeSimilarity(new Set(listContentWords(text)), predicted) >= 0.75,
      );
    case 'address':
      return computeShare(listContentWords(predicted), expectedWords) >= 0.8;
    default:
      return computeSimilarity(expectedWords, predicted) >= 0.5;
  }
}

const extractDigits = (text: string): string => text.replace(/\D/g, '');

const normalizeAddress = (text: string): string =>
  text
    .toLowerCase()
    .trim()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/\/$/, '');

const readAmount = (text: string): number | undefined => findAmounts(text, 'USD')[0]?.amount;

const computeShare = (words: readonly string[], whole: ReadonlySet<string>): number =>
  words.length === 0 ? 0 : words.filter((word) => whole.has(word)).length / words.length;

/** Computes the Dice coefficient: twice the number of shared words divided by the total number of words. */
function computeSimilarity(expected: ReadonlySet<string>, predicted: string): number {
  const givenWords = new Set(listContentWords(predicted));
  const shared = [...givenWords].filter((word) => expected.has(word)).length;
  return expected.size + givenWords.size === 0
    ? 0
    : (2 * shared) / (expected.size + givenWords.size);
}

import { groupBy } from './group-by.ts';
import { splitIntoUnits, type SourceDocument } from '@grantwright/analyst';
import { createRandomOrder, createRandom } from '../train/random.ts';
import { deriveValues } from './derive-values.ts';
import { falsifyValues, type SourceFacts } from './falsify-values.ts';
import type { TestSentence, SourceSentence } from './test-sentence.ts';
import { rephraseValues } from './rephrase-values.ts';

/** Maximum number of sentences of each kind, so that all applicants carry about the same weight. */
const maxOfKind = 3;
const maxWords = 45;
const minWords = 6;

/**
 * Creates true and false sentences from an applicant's documents. The same documents always produce the same sentences.
 */
export function makeTestSentences(
  documents: readonly SourceDocument[],
  today: string,
): TestSentence[] {
  const random = createRandom(documents.length + (documents[0]?.name.length ?? 0));
  const units = documents.flatMap(
    ({ reading: extractedText }) => splitIntoUnits(extractedText).units,
  );
  const facts: SourceFacts = {
    text: units.map(({ text }) => text).join('\n'),
    values: units.flatMap(({ values }) => values),
  };
  const all: SourceSentence[] = units.filter(
    ({ kind, text, values }) => kind === 'sentence' && isWhole(text) && values.length > 0,
  );
  const stated = createRandomOrder(all.length, random).flatMap((index) => all[index] ?? []);
  const planted = stated.flatMap((sentence) => [
    { kind: 'literal', isTrue: true, text: sentence.text, words: '' },
    ...rephraseValues(sentence),
    ...deriveValues(sentence, today),
    ...falsifyValues(sentence, facts, random),
  ]);
  return [...groupBy(planted, ({ kind }) => kind).values()].flatMap((sentences) =>
    sentences.slice(0, maxOfKind),
  );
}

const isWhole = (text: string): boolean => {
  const words = text.split(/\s+/).length;
  return words >= minWords && words <= maxWords && /^\p{Lu}.*\.$/su.test(text);
};

import { findNumbers } from '../../text/numbers.ts';
import { stem, words } from '../../text/words.ts';
import type { SourceSentence } from '../claim-sources.ts';
import type { Run } from './places.ts';

/** All there are of something: "each of the six parishes", "our three sites". */
const definite =
  /(?<![\p{L}])(?:(?:each|all|every one|any) of (?:the|our|its|these|those)|all(?: of)?(?: the| our| its)?|(?:both|the|our|its|their|these) (?:all )?)\s*$/iu;
const allOf =
  /(?<![\p{L}])(?:(?:each|all|every one) of (?:the|our|its|these|those)|all(?: the| our| its)?|of our|in our|our)\s$/iu;
const mostCounted = 20;

type Count = { value: number; noun: string; isDefinite: boolean; sentence: SourceSentence };

const nounAfter = (text: string, end: number): string | undefined => {
  const noun = /^ (\p{Ll}{3,}[^s\s]s|\p{Ll}+ies|children|people|women|men)\b/u.exec(
    text.slice(end),
  )?.[1];
  return noun === undefined ? undefined : stem(words(noun)[0] ?? '');
};

const countsIn = (text: string): { value: number; noun: string; before: string; at: Run }[] =>
  findNumbers(text).flatMap(({ value, start, end, percent, text: written }) => {
    const noun = nounAfter(text, end);
    return noun === undefined || percent || value < 2 || value > mostCounted
      ? []
      : [
          {
            value,
            noun,
            before: text.slice(Math.max(0, start - 24), start),
            at: { text: written, start, end },
          },
        ];
  });

/** What the weeks and the years are counted by is always another number. */
const measures = new Set(
  [
    'years',
    'months',
    'weeks',
    'days',
    'hours',
    'minutes',
    'times',
    'nights',
    'evenings',
    'mornings',
    'people',
    'women',
    'men',
    'children',
  ].map(stem),
);

/**
 * How many there are in all of something, where the sources speak of another number of them and never of
 * that: "each of the four parishes" of "all six parishes".
 */
export const definiteCounts = (
  sentences: SourceSentence[],
): ((text: string) => (Run & { sentence: SourceSentence })[]) => {
  let byNoun: Map<string, Count[]> | undefined;
  const index = (): Map<string, Count[]> => {
    if (byNoun) return byNoun;
    byNoun = new Map();
    for (const sentence of sentences)
      if (sentence.source.type !== 'guidelines')
        for (const { value, noun, before } of countsIn(sentence.text)) {
          const count = { value, noun, isDefinite: definite.test(before), sentence };
          byNoun.set(noun, [...(byNoun.get(noun) ?? []), count]);
        }
    return byNoun;
  };
  return (text) =>
    countsIn(text).flatMap(({ value, noun, before, at }) => {
      if (!allOf.test(before) || measures.has(noun)) return [];
      const counts = index().get(noun) ?? [];
      if (counts.some((count) => count.value === value)) return [];
      const other = counts.find(({ isDefinite }) => isDefinite);
      return other ? [{ ...at, sentence: other.sentence }] : [];
    });
};

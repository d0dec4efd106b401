import type { Value } from '@grantwright/analyst';

/** A sentence for a draft. `isTrue`: whether its sources support it; `words`: the changed words. */
export type TestSentence = { kind: string; isTrue: boolean; text: string; words: string };

/** A sentence of a source document with its values. */
export type SourceSentence = { text: string; values: readonly Value[] };

/** The sentence with a value replaced. */
export const withWords = (
  { text }: SourceSentence,
  { start, end }: Pick<Value, 'start' | 'end'>,
  words: string,
): string => text.slice(0, start) + words + text.slice(end);

/** The sentence without its final period, followed by more words. */
export const followedBy = ({ text }: SourceSentence, words: string): string =>
  `${text.replace(/[.]\s*$/, '')}, ${words}.`;

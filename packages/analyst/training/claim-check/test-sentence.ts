import type { Value } from '@grantwright/analyst';

/** A sentence to put into a draft. `isTrue` is set if its sources support it. `words` contains the changed words. */
export type TestSentence = { kind: string; isTrue: boolean; text: string; words: string };

/** A sentence of a source document with its values. */
export type SourceSentence = { text: string; values: readonly Value[] };

/** Returns the sentence with a value replaced. */
export const withWords = (
  { text }: SourceSentence,
  { start, end }: Pick<Value, 'start' | 'end'>,
  words: string,
): string => text.slice(0, start) + words + text.slice(end);

/** Returns the sentence without its final period, followed by additional words. */
export const appendWords = ({ text }: SourceSentence, words: string): string =>
  `${text.replace(/[.]\s*$/, '')}, ${words}.`;

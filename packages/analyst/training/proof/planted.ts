import type { Value } from '@grantwright/analyst';

/** A sentence for a draft. `isTrue` says whether its sources hold it, `words` what was changed in it. */
export type Planted = { kind: string; isTrue: boolean; text: string; words: string };

/** A sentence of a paper with its values. */
export type Stated = { text: string; values: readonly Value[] };

/** The sentence with other words in the place of a value. */
export const withWords = (
  { text }: Stated,
  { start, end }: Pick<Value, 'start' | 'end'>,
  words: string,
): string => text.slice(0, start) + words + text.slice(end);

/** The sentence without its final point, and more words behind. */
export const followedBy = ({ text }: Stated, words: string): string =>
  `${text.replace(/[.]\s*$/, '')}, ${words}.`;

import type { Finding } from '../finding.ts';
import { sentenceOf } from '../reckon/arithmetic.ts';
import type { SourceIndex } from '../source-index.ts';
import { isYear } from '../words-around.ts';
import { suits } from './find-rival.ts';
import { type NearWords, nearWords } from './near-words.ts';

/** "up from $449,600 to $449,600": one place in the sources, said of two things; this is the one that it suits less. */
export const isTwin = (
  finding: Finding,
  near: NearWords,
  text: string,
  beside: readonly Finding[],
  index: SourceIndex,
): boolean => {
  const [key = ''] = finding.keys;
  const { from, to } = sentenceOf(text, finding);
  const other = beside.find(
    ({ keys, start, end }) =>
      keys[0] === key && start !== finding.start && start >= from && end <= to,
  );
  const own = index.values.get(key) ?? [];
  if (!other || own.length !== 1 || isYear(finding)) return false;
  return suits(near, own, index) < suits(nearWords(text, other, beside), own, index);
};

import type { ClaimSource } from '@grantwright/shared/contract';
import { topicStems } from '../../text/words.ts';
import type { Finding } from '../finding.ts';
import { sameThing } from '../same-thing.ts';
import type { Occurrence, SourceIndex } from '../source-index.ts';
import { isCount, meets, sentenceOf } from './arithmetic.ts';
import type { Proven } from './reckon-in-draft.ts';
import { numberIn } from './spoken-of.ts';

const forEach = /\b(?:each|apiece|on average|an average of|averag(?:es|ed|ing)|per \p{L}+)\b/iu;
/** So close to a count stands what it is a count of. */
const counted = 0.6;

/** The counts of the sentence that holds a value, and of those before and behind it. */
const countsAround = ({ sentence, source }: Occurrence, index: SourceIndex): Occurrence[] =>
  sentence < 0 || source.type === 'guidelines'
    ? []
    : [sentence - 1, sentence, sentence + 1].flatMap((at) =>
        (index.bySentence.get(at) ?? []).filter(
          ({ key, source: other }) =>
            key.startsWith('number:') &&
            other.type === source.type &&
            (other.type !== 'document' ||
              (source.type === 'document' && other.documentId === source.documentId)),
        ),
      );

/** "Families sent in 960 letters, 24 each on average" of the 40 families of whom a source tells beside the 960. */
export const averageOfThose = (
  finding: Finding,
  text: string,
  proven: readonly Proven[],
  index: SourceIndex,
): ClaimSource | undefined => {
  const { from, to, said } = sentenceOf(text, finding);
  if (!isCount(finding) || !forEach.test(said)) return undefined;
  const words = topicStems(said).filter((stem) => !/^\d/.test(stem));
  const isNamed = ({ near }: Occurrence): boolean => {
    const close = new Set([...near].flatMap(([stem, weight]) => (weight >= counted ? [stem] : [])));
    return words.some((word) => sameThing(word, close));
  };
  return proven.find(
    ({ finding: whole }) =>
      isCount(whole) &&
      whole.start >= from &&
      whole.end <= to &&
      (whole.value ?? 0) > (finding.value ?? 0) &&
      whole.keys
        .flatMap((key) => index.values.get(key) ?? [])
        .flatMap((place) => countsAround(place, index))
        .some(
          (count) =>
            numberIn(count) > 1 &&
            numberIn(count) !== finding.value &&
            meets((whole.value ?? 0) / numberIn(count), finding) &&
            isNamed(count),
        ),
  )?.source;
};

import type { ClaimSource } from '@grantwright/shared/contract';
import { topicStems } from '../../text/words.ts';
import type { Finding } from '../finding.ts';
import { sameThing } from '../same-thing.ts';
import type { SourceIndex } from '../source-index.ts';
import { sentenceOf } from './arithmetic.ts';
import type { Proven } from './reckon-in-draft.ts';
import { numberIn } from './spoken-of.ts';

const ofThem = /^\s+of (?:them|these|those|whom)\b/i;

/** "30 girls, half of them at each school" of "30 girls, 15 at each school": the share is given as a count. */
export const halfOfThem = (
  finding: Finding,
  text: string,
  proven: readonly Proven[],
  index: SourceIndex,
): ClaimSource | undefined => {
  if (finding.kind !== 'percentage' || !ofThem.test(text.slice(finding.end))) return undefined;
  const { from, to } = sentenceOf(text, finding);
  const whole = proven
    .filter(
      ({ finding: other }) =>
        other.kind === 'figure' && other.start >= from && other.end <= finding.start,
    )
    .at(-1)?.finding;
  const part = ((whole?.value ?? 0) * (finding.value ?? 0)) / 100;
  // A third of 30 is 10; of 31 it is nobody's count.
  if (!whole || part < 2 || Math.abs(part - Math.round(part)) > 0.02) return undefined;
  const words = topicStems(text.slice(finding.end, to)).filter((stem) => !/^\d/.test(stem));
  return whole.keys
    .flatMap((key) => index.values.get(key) ?? [])
    .find(
      ({ sentence, stems, source }) =>
        source.type !== 'guidelines' &&
        words.some((word) => sameThing(word, stems)) &&
        (index.bySentence.get(sentence) ?? []).some(
          (place) => place.key.startsWith('number:') && numberIn(place) === Math.round(part),
        ),
    )?.source;
};

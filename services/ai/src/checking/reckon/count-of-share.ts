import type { ClaimSource } from '@grantwright/shared/contract';
import { topicStems } from '../../text/words.ts';
import { isGeneral } from '../context/specific-words.ts';
import type { Finding } from '../finding.ts';
import { sameThing } from '../same-thing.ts';
import type { SourceIndex } from '../source-index.ts';
import { sentenceOf, smallest } from './arithmetic.ts';
import type { Proven } from './reckon-in-draft.ts';

const ofThem = /^\s+(?:out )?of\s+(?:(?:the|our|all|these|those)\s+){0,2}$/i;
/** One word that few sentences have, or two, must be said of the share. */
const enough = 0.6;

/** "210 of the 300 patients will have it under control" of a goal of 70 percent for 300 patients. */
export const countOfShare = (
  finding: Finding,
  text: string,
  proven: readonly Proven[],
  index: SourceIndex,
): ClaimSource | undefined => {
  const { value, end } = finding;
  if (finding.kind !== 'figure' || value === undefined || value < 2) return undefined;
  const whole = proven.find(
    ({ finding: other }) =>
      other.kind === 'figure' &&
      (other.value ?? 0) >= smallest &&
      (other.value ?? 0) > value &&
      other.start > end &&
      ofThem.test(text.slice(end, other.start)),
  )?.finding.value;
  if (whole === undefined) return undefined;
  const { said } = sentenceOf(text, finding);
  const words = topicStems(said).filter((stem) => !/^\d/.test(stem) && !isGeneral(stem));
  return index.amounts.find(
    ({ kind, value: rate, occurrence: { sentence, stems, source } }) =>
      kind === 'percent' &&
      sentence >= 0 &&
      source.type !== 'guidelines' &&
      Math.round((whole * rate) / 100) === value &&
      words
        .filter((word) => sameThing(word, stems))
        .reduce((sum, word) => sum + index.weightOf(word), 0) >= enough,
  )?.occurrence.source;
};

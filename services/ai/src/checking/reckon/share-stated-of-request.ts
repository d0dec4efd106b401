import type { ClaimSource } from '@grantwright/shared/contract';
import type { Finding } from '../finding.ts';
import { meets, sentenceOf } from './arithmetic.ts';
import type { Proven } from './reckon-in-draft.ts';
import { ofAsked, requests } from './share-of-request.ts';
import type { SourceIndex } from '../source-index.ts';
import { numberIn } from './spoken-of.ts';

/** Between "of the request" and the share that the amount is of it. */
const thatIs =
  /^(?:,?\s+or|,?\s+which (?:is|makes)|,|\s+\()\s*(?:(?:about|roughly|approximately|some|nearly|almost|around|just|over|under|only)\s+){0,2}$/i;

/** "The boat is $9,000 of the request, or about 30%": of what is asked for, which the sentence does not give. */
export const shareStatedOfRequest = (
  finding: Finding,
  text: string,
  proven: readonly Proven[],
  index: SourceIndex,
): ClaimSource | undefined => {
  if (finding.kind !== 'percentage') return undefined;
  const { from } = sentenceOf(text, finding);
  const part = proven.find(({ finding: { kind, start, end } }) => {
    if (kind !== 'money' || start < from || end > finding.start) return false;
    const said = text.slice(end, finding.start);
    const whole = ofAsked.exec(said)?.[0];
    return whole !== undefined && thatIs.test(said.slice(whole.length));
  });
  return part &&
    requests(index).some((asked) =>
      meets(((part.finding.value ?? 0) / numberIn(asked)) * 100, finding),
    )
    ? part.source
    : undefined;
};

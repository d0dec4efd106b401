import type { ClaimSource } from '@grantwright/shared/contract';
import type { Finding } from '../finding.ts';
import type { SourceIndex } from '../source-index.ts';
import { meets, sentenceOf } from './arithmetic.ts';
import type { Proven } from './reckon-in-draft.ts';
import { requests } from './share-of-request.ts';
import { numberIn } from './spoken-of.ts';

/** Between the whole and the share of it that the grant is to pay. */
const grantCovers =
  /^,? of which (?:this|the|your|our) (?:grant|request|award|gift|funding|support) (?:would |will |is to )?(?:covers?|pays?|meets?|funds?|provides?|be)(?: for)? (?:(?:about|roughly|nearly|almost|just|over|under|around|some) ){0,2}$/i;

/** "The project costs $58,000, of which this grant would cover 60 percent": what is asked for, of the amount before it. */
export const shareByGrant = (
  finding: Finding,
  text: string,
  proven: readonly Proven[],
  index: SourceIndex,
): ClaimSource | undefined => {
  if (finding.kind !== 'percentage') return undefined;
  const { from } = sentenceOf(text, finding);
  const whole = proven.find(
    ({ finding: { kind, start, end } }) =>
      kind === 'money' && start >= from && grantCovers.test(text.slice(end, finding.start)),
  );
  return whole &&
    requests(index).some((asked) =>
      meets((numberIn(asked) / (whole.finding.value ?? Number.NaN)) * 100, finding),
    )
    ? whole.source
    : undefined;
};

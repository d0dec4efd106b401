import type { ClaimSource } from '@grantwright/shared/contract';
import { stem } from '../../text/words.ts';
import type { Finding } from '../finding.ts';
import type { SourceIndex } from '../source-index.ts';
import { meets, sentenceOf } from './arithmetic.ts';
import type { Proven } from './reckon-in-draft.ts';
import { requests } from './share-of-request.ts';
import { numberIn } from './spoken-of.ts';

const ofPeriod = /^\s(?:an?|per|each|every)\s(week|month|quarter|term|season|year)\b/i;
const asked =
  /\b(?:the|this|our|your) (?:grant|request|award|(?:sum|amount) (?:requested|that we request))\b|\bwe (?:ask|request|seek|apply)\b/i;

/** "Over the eighteen months the grant comes to $1,250 a month": what is asked for, by the term that the sentence gives. */
export const requestByPeriod = (
  finding: Finding,
  text: string,
  proven: readonly Proven[],
  index: SourceIndex,
): ClaimSource | undefined => {
  const period = ofPeriod.exec(text.slice(finding.end))?.[1];
  if (finding.kind !== 'money' || period === undefined) return undefined;
  const { from, to, said } = sentenceOf(text, finding);
  if (!asked.test(said)) return undefined;
  const terms = proven.filter(
    ({ finding: other }) =>
      other.kind === 'figure' &&
      other.start >= from &&
      other.end <= to &&
      stem(/^[\s-](\p{L}+)/u.exec(text.slice(other.end))?.[1]?.toLowerCase() ?? '') ===
        stem(period.toLowerCase()),
  );
  return requests(index).find((request) =>
    terms.some(
      ({ finding: { value = 0 } }) => value > 1 && meets(numberIn(request) / value, finding),
    ),
  )?.source;
};

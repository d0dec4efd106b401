import type { ClaimSource } from '@grantwright/shared/contract';
import { findMoney } from '../../text/money.ts';
import { topicStems } from '../../text/words.ts';
import { nearness } from '../context/specific-words.ts';
import type { Finding } from '../finding.ts';
import type { Occurrence, SourceIndex } from '../source-index.ts';
import { sentenceOf, smallest } from './arithmetic.ts';
import { isRoundedTo } from './rounded-to.ts';
import { numberIn } from './spoken-of.ts';

const ofEach =
  /^\s(?:per|(?:for|on) (?:each|every|one)|each|every|an?)\s(?:of (?:the|our)\s)?([\p{L}-]+(?: [\p{L}-]+)?)/iu;
const costs =
  /(?:^|[\s,])(?:the|our|this|that|each)\s((?:[\p{L}'’-]+\s){1,3})(?:(?:would|will|has|is|was)\s)*(?:costs?|costing|comes? to|came to|works? out (?:at|to)|amounts? to|spends?|spent)\s(?:about|roughly|around|some|nearly|almost|just over|just under|over|under|only|us|an average of|\s)*$/iu;
const isProject = /^(?:(?:whole|entire|full|new|proposed)\s)?(?:project|program(?:me)?|plan)\s$/i;
const counted = 0.36;
/** What an attempt cost is told within so many sentences of how many took part. */
const mostApart = 2;
/** Those of another year are none of the project's. */
const ofBefore =
  /\b(?:in|of|during|since) (?:19|20)\d{2}\b|\blast (?:year|season|term)\b|\bso far\b/i;
/** As a reader reckons: to the whole pound or dollar. */
const half = 0.5;

const meetsRounded = (computed: number, finding: Finding): boolean =>
  finding.approximate
    ? isRoundedTo(computed, finding)
    : Math.abs(computed - (finding.value ?? Number.NaN)) <=
      (Number.isInteger(finding.value) && computed >= smallest ? half : 0.005);

const countsOf = (nouns: readonly string[], index: SourceIndex): Occurrence[] =>
  nouns
    .flatMap((word) => index.near.get('number')?.get(word) ?? [])
    .filter(
      (place) =>
        place.sentence >= 0 &&
        numberIn(place) > 1 &&
        nouns.every((word) => nearness(word, place) >= counted),
    );

/** "A trial with 20 boats. 18 came back. It cost $700": what it cost behind how many were in it. */
const costBehind = (
  count: Occurrence,
  subject: readonly string[],
  index: SourceIndex,
): number | undefined => {
  const told = index.texts[count.sentence];
  if (!told || !subject.every((word) => count.stems.has(word))) return undefined;
  for (let at = count.sentence; at <= count.sentence + mostApart; at++) {
    const text = index.texts[at];
    if (!text || JSON.stringify(text.source) !== JSON.stringify(told.source)) return undefined;
    const cost = findMoney(text.written).find(({ start }) =>
      /\bcosts?\s(?:us\s)?$/i.test(text.written.slice(0, start)),
    );
    if (cost) return cost.amount;
  }
  return undefined;
};

/**
 * "The project costs about $900 for each child", "the trial cost $35 per boat": the whole by how many of
 * just what the draft names the sources count, to the whole dollar.
 */
export const costOfProjectEach = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): ClaimSource | undefined => {
  if (finding.kind !== 'money') return undefined;
  const { from, to } = sentenceOf(text, finding);
  const noun = ofEach.exec(text.slice(finding.end, to))?.[1];
  const name = costs.exec(text.slice(from, finding.start))?.[1];
  if (noun === undefined || name === undefined) return undefined;
  const nouns = topicStems(noun);
  const counts = nouns.length === 0 ? [] : countsOf(nouns, index);
  if (isProject.test(name))
    return counts.find(
      (count) =>
        count.source.type !== 'document' &&
        !ofBefore.test(index.texts[count.sentence]?.written ?? '') &&
        [...index.wholes].some((whole) => meetsRounded(whole / numberIn(count), finding)),
    )?.source;
  const subject = topicStems(name);
  return subject.length === 0
    ? undefined
    : counts.find((count) => {
        const cost = costBehind(count, subject, index);
        return cost !== undefined && meetsRounded(cost / numberIn(count), finding);
      })?.source;
};

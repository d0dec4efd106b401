import type { ClaimSource } from '@grantwright/shared/contract';
import { topicStems } from '../../text/words.ts';
import type { Finding } from '../finding.ts';
import { otherWordsFor } from '../same-thing.ts';
import type { Occurrence, SourceIndex } from '../source-index.ts';
import { isCount, meets, sentenceOf } from './arithmetic.ts';
import type { Proven } from './reckon-in-draft.ts';
import { isRoundedTo } from './rounded-to.ts';
import { numberIn } from './spoken-of.ts';
import { isOfOneSource } from './two-together.ts';

const onAverage = /\b(?:averag(?:e|es|ed|ing)|on average|the typical)\b/i;
/** "an average of 34 years" and "for eight years" are no counts of one thing by another. */
const ofTime = /^[\s-]*(?:years?|percent|%|points?)\b/i;
const general = new Set(
  topicStems('average averages averaged typical year number project each cost'),
);
/** What an average person took in is told by many words. */
const takenIn = /\b(?:earn(?:s|ed)?|ma[dk]es?|took|takes?|sold|sells?|receive[sd]?)\b/i;
const beside = 0.36;
/** "two classes of 15 each": as many in one as in the other, of which a source tells in one short breath. */
const forEach = /\b(?:each|apiece)\b/i;
const mostForEach = 3;
/** Longer sentences are lists, in which something divides into anything. */
const mostInPlace = 6;

const nounsOf = ({ near }: Occurrence, spoken: readonly string[]): string[] =>
  spoken.filter((word) =>
    [word, ...otherWordsFor(word)].some((other) => (near.get(other) ?? 0) >= beside),
  );

/** Whether a sentence gives an average of its own, which no other replaces. */
const givesAverage = (sentence: number, index: SourceIndex): boolean =>
  onAverage.test(index.texts[sentence]?.written ?? '');

/**
 * "Attendance averaged about 65 people at each of our 14 nights" of a source that tells in one breath of 14
 * nights and 912 people: one by the other, where the draft names what both of them count.
 */
export const averageInPlace = (
  finding: Finding,
  text: string,
  proven: readonly Proven[],
  index: SourceIndex,
): ClaimSource | undefined => {
  const { from, to, said } = sentenceOf(text, finding);
  const isAverage = onAverage.test(said);
  if (
    !isCount(finding) ||
    !(isAverage || (finding.kind === 'figure' && forEach.test(said))) ||
    ofTime.test(text.slice(finding.end))
  )
    return undefined;
  const spoken = topicStems(said).filter((stem) => !/^\d/.test(stem) && !general.has(stem));
  const isMoney = finding.kind === 'money';
  for (const [sentence, places] of index.bySentence) {
    const next = (index.bySentence.get(sentence + 1) ?? []).filter(
      (place) => places[0] !== undefined && isOfOneSource(place, places[0]),
    );
    const near = (isAverage ? [...places, ...next] : places).filter(
      ({ source, key }) => source.type !== 'guidelines' && /^(?:number|money):/.test(key),
    );
    const most = isAverage ? mostInPlace : mostForEach;
    if (near.length < 2 || near.length > most || givesAverage(sentence, index)) continue;
    for (const whole of near)
      for (const count of near) {
        if (whole === count || !count.key.startsWith('number:') || numberIn(count) < 2) continue;
        if (isMoney !== whole.key.startsWith('money:')) continue;
        const computed = numberIn(whole) / numberIn(count);
        if (!isAverage && !Number.isInteger(computed) && !finding.approximate) continue;
        if (computed <= 1 || !(meets(computed, finding) || isRoundedTo(computed, finding)))
          continue;
        // A count that the draft gives itself is named.
        const isGiven = proven.some(
          ({ finding: { keys, start, end } }) =>
            start >= from && end <= to && keys.includes(count.key),
        );
        const counted = isGiven ? [count.key] : nounsOf(count, spoken);
        const isOnlyAmount =
          isMoney &&
          takenIn.test(said) &&
          near.filter(({ key }) => key.startsWith('money:')).length === 1;
        const ofWhole = isOnlyAmount ? [whole.key] : nounsOf(whole, spoken);
        if (counted.length > 0 && ofWhole.length > 0 && new Set([...counted, ...ofWhole]).size > 1)
          return whole.source;
      }
  }
  return undefined;
};

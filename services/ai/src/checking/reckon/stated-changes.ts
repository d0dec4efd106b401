import type { ClaimSource } from '@grantwright/shared/contract';
import { parseNumber } from '../../text/numbers.ts';
import { topicStems } from '../../text/words.ts';
import { otherWordsFor } from '../same-thing.ts';
import type { Finding } from '../finding.ts';
import type { SourceIndex } from '../source-index.ts';
import { meets, sentenceOf, smallest } from './arithmetic.ts';
import { changesIn } from './changes-in-sentences.ts';
import type { Change } from './changes-in-tables.ts';

const compares =
  /\b(?:more|fewer|less)\b[^.;]{0,40}\bthan (?:in |the |last |a )|\b(?:grew|grown|rose|risen|increased?|fell|fallen|dropped|declined|decreased|up|down) by\s/i;

/** "enrollment rose 16 percent", "a third again as large as", "12 percent more than". */
const comparesShare =
  /\b(?:grew|grown|rose|risen|climbed|increased?|fell|fallen|dropped|declined?|decreased?|up|down|growth|rise|drop) (?:by |of )?(?:about |nearly |almost |some |over |more than |less than |around )*$|^\s(?:\p{L}+ )?(?:(?:more|fewer|less|higher|lower|larger|smaller)\b[^.;]{0,40}\bthan|again as|increase|growth|rise|drop|decline|decrease)\b/iu;

const yearBefore =
  /\b(?:the (?:year|season) before|(?:the )?(?:previous|prior|last) (?:year|season)|a year (?:ago|earlier))\b/i;

const span =
  /\b(?:in|over|within|during)\s(?:(?:just|only|the|last|past)\s)*(an?|single|a single|\p{L}+|\d{1,2})\s(?:single\s)?years?\b/iu;
/** "In ten years" of what a source gives for 2015 and for 2025. */
const isOverItsYears = (year: number, since: number, said: string): boolean => {
  const count = span.exec(said)?.[1]?.toLowerCase();
  const years =
    count === undefined ? undefined : /^an?\b|single/.test(count) ? 1 : parseNumber(count);
  return years === year - since && !/\b(?:19|20)\d{2}\b/.test(said);
};

/** "In ten years the herd has halved": of how many years the sources give both ends. */
export const spanOfChange = (
  { kind, value, start, end }: Finding,
  text: string,
  index: SourceIndex,
): ClaimSource | undefined => {
  if (kind !== 'figure' || !/^\s(?:single\s)?years?\b/i.test(text.slice(end))) return undefined;
  if (
    !/\b(?:in|over|within|during)\s(?:(?:just|only|the|last|past)\s)*$/i.test(text.slice(0, start))
  )
    return undefined;
  const topics = topicStems(sentenceOf(text, { start, end }).said);
  return changesIn(index).find(
    ({ year, since, stems }) =>
      year !== undefined &&
      since !== undefined &&
      year - since === value &&
      topics.some((stem) => [stem, ...otherWordsFor(stem)].some((word) => stems.includes(word))),
  )?.source;
};

const isOfItsYears = ({ year, since, isLatest }: Change, said: string): boolean => {
  if (year === undefined) return since === undefined || said.includes(String(since));
  if (since !== undefined && isLatest !== false && isOverItsYears(year, since, said)) return true;
  // "than in the year before" is said of the last that there is, where no year is named.
  if (isLatest && since === year - 1 && yearBefore.test(said) && !/\b(?:19|20)\d{2}\b/.test(said))
    return true;
  const has = (one: number): boolean => said.includes(String(one));
  if (since === undefined) return has(year) || has(year - 1);
  return (has(year) && has(since)) || (since === year - 1 && (has(year) || has(since)));
};

const rises =
  /\b(?:grew|grown|rose|risen|rises?|climbed|increas\w*|up|more|growth|higher|larger|gain\w*)\b(?! than (?:an? |half|[$€£]?\d))/i;
const falls =
  /\b(?:fell|fallen|falls?|dropp?\w*|declin\w*|decreas\w*|down|fewer|less|lower|smaller|reduc\w*|cut)\b(?! than (?:an? |half|[$€£]?\d))/i;
/** What rose has not fallen; a sentence of both may be of either. */
const isOtherWay = ({ base, now }: Change, said: string): boolean => {
  const [isUp, isDown] = [rises.test(said), falls.test(said)];
  return now !== undefined && isUp !== isDown && now > base !== isUp;
};

/** "1,140 loans more than in 2024", "membership grew by 55", where the sources give what it was and what it is. */
export const statedChange = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): ClaimSource | undefined => {
  const isShare = finding.kind === 'percentage';
  if (!isShare && finding.kind !== 'figure' && finding.kind !== 'money') return undefined;
  const { said, from, to } = sentenceOf(text, finding);
  const isComparing = isShare
    ? comparesShare.test(text.slice(from, finding.start)) ||
      comparesShare.test(text.slice(finding.end, to))
    : compares.test(said);
  if (!isComparing) return undefined;
  const topics = topicStems(said);
  return changesIn(index).find(
    (change) =>
      change.by > 1 &&
      isOfItsYears(change, said) &&
      !isOtherWay(change, said) &&
      (isShare
        ? change.base >= smallest && meets((change.by / change.base) * 100, finding)
        : meets(change.by, finding)) &&
      topics.some((stem) =>
        [stem, ...otherWordsFor(stem)].some((word) => change.stems.includes(word)),
      ),
  )?.source;
};

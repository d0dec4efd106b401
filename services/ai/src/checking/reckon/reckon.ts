import type { ClaimSource } from '@grantwright/shared/contract';
import type { Finding } from '../finding.ts';
import type { SourceIndex } from '../source-index.ts';
import { meets, sentenceOf } from './arithmetic.ts';
import { averageInPlace } from './average-in-place.ts';
import { averageOfThose } from './average-of-those.ts';
import { changeFromTo } from './change-from-to.ts';
import { changeAcross } from './changes-across.ts';
import { countOfShare } from './count-of-share.ts';
import { countedAsListed } from './counted-as-listed.ts';
import { costOfEach } from './cost-of-each.ts';
import { costOfProjectEach } from './cost-of-project-each.ts';
import { daysApart } from './days-apart.ts';
import { differenceFromYear } from './difference-from-year.ts';
import { differenceOfPair } from './difference-of-pair.ts';
import { differenceOfTwo } from './difference-of-two.ts';
import { givenByOthers } from './given-by-others.ts';
import { halfOfThem } from './half-of-them.ts';
import { leftToRaise } from './left-to-raise.ts';
import { moreThanNow, withThoseAdded, withThoseOfDraft } from './more-than-now.ts';
import { partOfItsGroup } from './part-of-its-group.ts';
import { isSumOfWhatFollows } from './parts-that-follow.ts';
import { monthsOfSpending } from './months-of-spending.ts';
import { movedBy } from './moved-by.ts';
import { overTheYear } from './over-the-year.ts';
import { pointsBetween } from './points-apart.ts';
import { computedFromBefore } from './points-back.ts';
import { rateOfStated } from './rate-of-stated.ts';
import { reckonFromSources } from './reckon-from-sources.ts';
import { type Proven, reckonInDraft, wholeOf } from './reckon-in-draft.ts';
import { requestByPeriod } from './request-by-period.ts';
import { restOfWhole } from './rest-of-whole.ts';
import { rowsTogether } from './rows-together.ts';
import { shareInTable } from './share-in-table.ts';
import { shareOfAccounts } from './share-of-accounts.ts';
import { shareByGrant } from './share-by-grant.ts';
import { shareStatedOfRequest } from './share-stated-of-request.ts';
import { shareOfNamed } from './share-of-named.ts';
import { shareOfRequest } from './share-of-request.ts';
import { spanOfChange, statedChange } from './stated-changes.ts';
import { stillNeeded } from './still-needed.ts';
import { sumOfNamed } from './sum-of-named.ts';
import { surplus } from './surplus.ts';
import { twoTogether } from './two-together.ts';
import { wholeForEach } from './whole-for-each.ts';

/** "$31,720, more than twice what the others did ($14,260)": both are there, and nothing else is meant. */
const comparesInDraft = (finding: Finding, text: string, proven: Proven[]): boolean => {
  const isTimes = finding.keys[0]?.startsWith('times:') ?? false;
  if (!isTimes && finding.kind !== 'percentage') return false;
  const { from, to } = sentenceOf(text, finding);
  const inSentence = proven.filter(
    ({ finding: other }) => other.start >= from && other.end <= to && other.kind !== 'date',
  );
  if (!isTimes) return inSentence.length > 1 && wholeOf(finding, text, inSentence) !== undefined;
  const kinds = inSentence.map(({ finding: other }) => other.kind);
  return kinds.some(
    (kind, at) =>
      (kind !== 'figure' || /\bfrom\b/.test(text.slice(from, to))) && kinds.indexOf(kind) < at,
  );
};

const fromParts = (
  finding: Finding,
  text: string,
  proven: Proven[],
  index: SourceIndex,
): ClaimSource | undefined => {
  if (isSumOfWhatFollows(finding, text, proven))
    return proven.find(({ finding: part }) => part.start > finding.end)?.source;
  const { values, from } = computedFromBefore(finding, text, proven, index);
  return values.some((value) => meets(value, finding)) ? from?.source : undefined;
};

/** The source of a value that follows by arithmetic from what is said beside it or in the sources. */
export const reckon = (
  finding: Finding,
  text: string,
  proven: Proven[],
  index: SourceIndex,
): ClaimSource | undefined => {
  const inDraft =
    reckonInDraft(finding, text, proven) ??
    differenceOfPair(finding, text, proven) ??
    changeFromTo(finding, text, proven) ??
    fromParts(finding, text, proven, index) ??
    rateOfStated(finding, text, proven, index) ??
    averageOfThose(finding, text, proven, index) ??
    daysApart(finding, text, proven, index) ??
    overTheYear(finding, text, proven) ??
    countedAsListed(finding, text, proven) ??
    countOfShare(finding, text, proven, index);
  if (inDraft) return inDraft;
  const named = sumOfNamed(finding, text, index);
  const values = proven.map(({ finding: other }) => other);
  return (
    (named ? named.source : twoTogether(finding, text, index)) ??
    differenceFromYear(finding, text, proven, index) ??
    differenceOfTwo(finding, text, index) ??
    leftToRaise(finding, text, index) ??
    stillNeeded(finding, text, index) ??
    monthsOfSpending(finding, text, index) ??
    givenByOthers(finding, text, index) ??
    requestByPeriod(finding, text, proven, index) ??
    moreThanNow(finding, text, index) ??
    withThoseAdded(finding, text, index) ??
    withThoseOfDraft(finding, text, proven, index) ??
    pointsBetween(finding, text, values, index) ??
    movedBy(finding, text, values, index) ??
    rowsTogether(finding, text, index) ??
    partOfItsGroup(finding, text, index) ??
    halfOfThem(finding, text, proven, index) ??
    wholeForEach(finding, text, index) ??
    surplus(finding, text, index) ??
    restOfWhole(finding, text, index) ??
    statedChange(finding, text, index) ??
    spanOfChange(finding, text, index) ??
    changeAcross(finding, text, index) ??
    costOfEach(finding, text, index) ??
    costOfProjectEach(finding, text, index) ??
    averageInPlace(finding, text, proven, index) ??
    shareOfAccounts(finding, text, proven, index) ??
    shareOfRequest(finding, text, index) ??
    shareStatedOfRequest(finding, text, proven, index) ??
    shareByGrant(finding, text, proven, index) ??
    shareOfNamed(finding, text, proven, index) ??
    shareInTable(finding, text, index) ??
    (named || comparesInDraft(finding, text, proven)
      ? undefined
      : reckonFromSources(finding, text, proven, index))
  );
};

import type { SourceSentence } from '../claim-sources.ts';
import type { NearWords } from '../context/near-words.ts';
import { deriveAddedTo } from './derive-added-to.ts';
import { deriveAges } from './derive-ages.ts';
import { deriveAverageTimes } from './derive-average-times.ts';
import { deriveChangedAmounts } from './derive-changed-amounts.ts';
import { deriveDurations } from './derive-durations.ts';
import { deriveEnds } from './derive-ends.ts';
import { deriveGivenAgain } from './derive-given-again.ts';
import { deriveHeadCounts } from './derive-head-counts.ts';
import { deriveListCounts } from './derive-list-counts.ts';
import { deriveMeasures } from './derive-measures.ts';
import { derivePerPeriod } from './derive-per-period.ts';
import { deriveRatios } from './derive-ratios.ts';
import { deriveRelativeDates } from './derive-relative-dates.ts';
import { deriveRestOfShares } from './derive-rest-of-shares.ts';
import { deriveSharesOfCounts } from './derive-shares-of-counts.ts';
import { deriveSums } from './derive-sums.ts';
import { deriveTimesOver } from './derive-times-over.ts';
import { deriveYearSpans } from './derive-year-spans.ts';

/** A value that no source states and that follows from one by arithmetic. */
export type Derived = {
  source: SourceSentence['source'];
  key: string;
  stems: readonly string[];
  /** The words beside what it follows from, where other values may be said of the same. */
  near?: NearWords;
  /** What its sentence tells of, where a text that shares none of it speaks of something else. */
  about?: readonly string[];
  /** The stem of the unit that must follow it. */
  unit?: string;
};

export const derivedValues = (sentences: SourceSentence[], today: string): Derived[] => [
  ...deriveAges(sentences, today),
  ...deriveDurations(sentences),
  ...deriveEnds(sentences),
  ...deriveSums(sentences),
  ...deriveSharesOfCounts(sentences),
  ...deriveHeadCounts(sentences),
  ...deriveListCounts(sentences),
  ...deriveMeasures(sentences),
  ...derivePerPeriod(sentences),
  ...deriveRatios(sentences),
  ...deriveRelativeDates(sentences, today),
  ...deriveTimesOver(sentences),
  ...deriveYearSpans(sentences),
  ...deriveAddedTo(sentences),
  ...deriveAverageTimes(sentences),
  ...deriveChangedAmounts(sentences),
  ...deriveGivenAgain(sentences),
  ...deriveRestOfShares(sentences),
];

import type { SourceSentence } from '../claim-sources.ts';
import { deriveAges } from './derive-ages.ts';
import { deriveHeadCounts } from './derive-head-counts.ts';
import { deriveRatios } from './derive-ratios.ts';
import { deriveSums } from './derive-sums.ts';

/** A value that no source states and that follows from one by arithmetic. */
export type Derived = { source: SourceSentence['source']; key: string; stems: string[] };

export const derivedValues = (sentences: SourceSentence[], thisYear: number): Derived[] => [
  ...deriveAges(sentences, thisYear),
  ...deriveSums(sentences),
  ...deriveHeadCounts(sentences),
  ...deriveRatios(sentences),
];

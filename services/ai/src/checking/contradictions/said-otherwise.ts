import type { Finding } from '../finding.ts';
import type { SourceIndex } from '../source-index.ts';
import { amountOfOtherItem } from './amount-of-other-item.ts';
import { countOfOtherLabel } from './count-of-other-label.ts';
import { otherEnd } from './end-of-change.ts';
import { reversedChange } from './reversed-change.ts';
import { saidOfOtherPart } from './said-of-other-part.ts';
import { swappedCounts } from './swapped-counts.ts';
import { yearOfOther } from './year-of-other.ts';

/** Each finds the sentence of the sources that gives another value for what a draft's value is said of. */
const rules: ((finding: Finding, text: string, index: SourceIndex) => number | undefined)[] = [
  otherEnd,
  reversedChange,
  yearOfOther,
  swappedCounts,
  countOfOtherLabel,
  saidOfOtherPart,
  amountOfOtherItem,
];

/** The sentence that says something else of a value's place, by the first rule that finds one. */
export const saidOtherwise = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): number | undefined => {
  for (const rule of rules) {
    const sentence = rule(finding, text, index);
    if (sentence !== undefined) return sentence;
  }
  return undefined;
};

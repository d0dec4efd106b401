import type { Finding } from '../finding.ts';
import type { SourceIndex } from '../source-index.ts';
import { otherEnd } from './end-of-change.ts';
import { reversedChange } from './reversed-change.ts';
import { yearOfOther } from './year-of-other.ts';

/** Each finds the sentence of the sources that gives another value for what a draft's value is said of. */
const rules: ((finding: Finding, text: string, index: SourceIndex) => number | undefined)[] = [
  otherEnd,
  reversedChange,
  yearOfOther,
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

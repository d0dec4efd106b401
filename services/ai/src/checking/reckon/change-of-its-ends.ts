import type { Finding } from '../finding.ts';
import { meets } from './arithmetic.ts';

const by = /\bby\s+(?:(?:about|nearly|almost|some|over|around)\s+)?[$€£]?$/i;
const from = /^(?:\s+\p{L}+){0,3},?\s+from\s+[$€£]?$/iu;
const to = /^(?:\s+\p{L}+){0,2}\s+to\s+[$€£]?$/iu;

/** "by 16 days, from 37 to 14": a change that its own two ends put right. */
export const isOtherThanItsChange = (
  finding: Finding,
  text: string,
  values: readonly Finding[],
): boolean => {
  const at = values.indexOf(finding);
  const [then, now] = [values[at + 1], values[at + 2]];
  if (
    !then ||
    !now ||
    (finding.kind !== 'figure' && finding.kind !== 'money') ||
    then.kind !== finding.kind ||
    now.kind !== finding.kind ||
    !by.test(text.slice(0, finding.start)) ||
    !from.test(text.slice(finding.end, then.start)) ||
    !to.test(text.slice(then.end, now.start))
  )
    return false;
  return !meets(Math.abs((then.value ?? 0) - (now.value ?? 0)), finding);
};

import { findNumbers } from '../../text/numbers.ts';
import type { Finding } from '../finding.ts';
import type { Proven } from './reckon-in-draft.ts';

const beforeParts =
  /^\s[^;.!?\d]{1,60}(?:,|:|\s\(|\s[–—])\s*(?:with\s+|of (?:them|which|whom)\s+)?$/;
const betweenParts = /(?:,|\band)\s+(?:(?:another|about|some)\s+)?$/;

/** "three school centers, two in Switzerland and one in Italy": what is counted is told apart at once. */
export const isSumOfWhatFollows = (finding: Finding, text: string, proven: Proven[]): boolean => {
  if (finding.kind !== 'figure' || finding.value === undefined) return false;
  const after = text.slice(finding.end).split(/[.;!?](?:\s|$)/)[0] ?? '';
  const parts = findNumbers(after);
  const [first] = parts;
  if (!first || parts.length < 2 || !beforeParts.test(after.slice(0, first.start))) return false;
  let sum = 0;
  for (const [at, { value, start, end, percent }] of parts.entries()) {
    const last = parts[at - 1];
    if (percent || (last && !betweenParts.test(after.slice(last.end, start)))) return false;
    const isProven = proven.some(
      ({ finding: other }) =>
        other.start === finding.end + start && other.end === finding.end + end,
    );
    // "One" is no figure of its own.
    if (value !== 1 && !isProven) return false;
    sum += value;
    if (at > 0 && sum === finding.value) return true;
  }
  return false;
};

import type { ClaimSource } from '@grantwright/shared/contract';
import type { Finding } from '../finding.ts';
import { isCount, meets, sentenceOf } from './arithmetic.ts';
import type { Proven } from './reckon-in-draft.ts';

/** How a sentence says that a figure is what was added or lost. */
const changedBefore =
  /\b(?:add(?:s|ed|ing)?|gain(?:s|ed|ing)?|los(?:e|es|ing|t)|by|(?:rise|increase|growth|gain|fall|drop|loss|decline|cut|jump) of|win(?:s|ning)?|sav(?:e|es|ed|ing))\s(?:(?:about|nearly|almost|some|over|around|another|roughly|a further)\s)*$/i;
const changedBehind =
  /^\s?(?:\p{L}+[\s-]){0,3}?(?:more|fewer|less|extra|additional|higher|lower|further)\b/iu;
const from = /\bfrom (?:about |some |around )?$/i;
/** "from 400 daily riders to 520": up to three words on what is counted. */
const to = /^(?:\s[\p{L}'’-]+){0,3}\sto (?:about |some |around )?$/iu;

/**
 * "The class will add 15 seats, going from 40 to 55": the difference of the two values between which the
 * sentence itself says that something moves. Nothing else is tried, so small numbers are no chance either.
 */
export const changeFromTo = (
  finding: Finding,
  text: string,
  proven: readonly Proven[],
): ClaimSource | undefined => {
  if (!isCount(finding)) return undefined;
  const { from: start, to: end } = sentenceOf(text, finding);
  if (
    !changedBefore.test(text.slice(start, finding.start)) &&
    !changedBehind.test(text.slice(finding.end, end))
  )
    return undefined;
  const values = proven
    .filter(
      ({ finding: other }) =>
        other.kind === finding.kind && isCount(other) && other.start >= start && other.end <= end,
    )
    .sort((a, b) => a.finding.start - b.finding.start);
  const pairs = values.slice(1).flatMap((now, at) => {
    const before = values[at];
    return before &&
      from.test(text.slice(start, before.finding.start)) &&
      to.test(text.slice(before.finding.end, now.finding.start))
      ? [{ before, now }]
      : [];
  });
  // Of two changes it may be either's.
  const [pair] = pairs;
  return pair &&
    pairs.length === 1 &&
    meets(Math.abs((pair.now.finding.value ?? 0) - (pair.before.finding.value ?? 0)), finding)
    ? pair.before.source
    : undefined;
};

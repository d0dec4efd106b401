import type { ClaimSource } from '@grantwright/shared/contract';
import type { Finding } from '../finding.ts';
import { isCount, meets, sentenceOf } from './arithmetic.ts';
import type { Proven } from './reckon-in-draft.ts';

const unit = String.raw`(?:\s?(?:[\p{L}°²³/]+(?:-\p{L}+)?))`;
const compared = new RegExp(
  String.raw`^(${unit}{0,2}?)\s(?:more|less|fewer|lower|higher|longer|shorter|deeper|shallower|older|younger|further|taller|heavier|lighter|warmer|cooler|above|below)\b`,
  'iu',
);

const unitBehind = (text: string, { end }: Finding): string =>
  /^\s?([\p{L}°²³/]+)/u.exec(text.slice(end))?.[1]?.toLowerCase().replace(/s$/, '') ?? '';

/**
 * "The well had 9.4 m of water in 2016 and 7.9 m in 2026, 1.5 m less": the difference of the two values
 * that stand before it in its sentence. Where they are the only two of their unit, small numbers are no
 * chance either, for nothing else is tried.
 */
export const differenceOfPair = (
  finding: Finding,
  text: string,
  proven: readonly Proven[],
): ClaimSource | undefined => {
  if (!isCount(finding) || !compared.test(text.slice(finding.end))) return undefined;
  const { from } = sentenceOf(text, finding);
  const own = unitBehind(text, finding);
  const before = proven.filter(
    ({ finding: other }) =>
      other.kind === finding.kind &&
      isCount(other) &&
      other.start >= from &&
      other.end <= finding.start &&
      (finding.kind === 'money' || unitBehind(text, other) === own),
  );
  const [one, other] = before;
  return one && other && before.length === 2
    ? meets(Math.abs((one.finding.value ?? 0) - (other.finding.value ?? 0)), finding)
      ? one.source
      : undefined
    : undefined;
};

import type { ClaimSource } from '@grantwright/shared/contract';
import type { Finding } from '../finding.ts';
import type { SourceIndex } from '../source-index.ts';
import { meets } from './arithmetic.ts';
import type { Proven } from './reckon-in-draft.ts';
import { type Side, totalsIn } from './surplus.ts';

const ofSide =
  /^\s+of (?:(?:the|our|its|total|all|that|last|year['’]s)\s+){0,3}(?:(revenues?|income|receipts)|(?:expenses?|spending|expenditures?))\b/i;

const rightBefore = /^(?:,?\s\(|,?\sor\s|,\s)(?:(?:about|nearly|almost|some|just|over)\s){0,2}$/i;

/** "a surplus of $113,700, or 1.8 percent of revenue": of all that the accounts say came in. */
export const shareOfAccounts = (
  finding: Finding,
  text: string,
  proven: Proven[],
  index: SourceIndex,
): ClaimSource | undefined => {
  const match = ofSide.exec(text.slice(finding.end));
  if (finding.kind !== 'percentage' || !match) return undefined;
  const part = proven.find(
    ({ finding: other }) =>
      other.kind === 'money' &&
      other.end <= finding.start &&
      rightBefore.test(text.slice(other.end, finding.start)),
  )?.finding;
  if (part?.value === undefined) return undefined;
  const side: Side = match[1] ? 'in' : 'out';
  const { value } = part;
  return [...totalsIn(index).values()]
    .flat()
    .find((total) => total.side === side && meets((value / total.amount) * 100, finding))?.source;
};

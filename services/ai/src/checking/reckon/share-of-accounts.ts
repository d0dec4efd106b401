import type { ClaimSource } from '@grantwright/shared/contract';
import type { Finding } from '../finding.ts';
import type { SourceIndex } from '../source-index.ts';
import { meets } from './arithmetic.ts';
import { partOf, type Proven } from './reckon-in-draft.ts';
import { type Side, totalsIn } from './surplus.ts';

const ofSide =
  /^\s+of (?:(?:the|our|its|total|all|that|last|year['’]s)\s+){0,3}(?:(revenues?|income|receipts)|(?:expenses?|spending|expenditures?))\b/i;

/** "a surplus of $113,700, or 1.8 percent of revenue": of all that the accounts say came in. */
export const shareOfAccounts = (
  finding: Finding,
  text: string,
  proven: Proven[],
  index: SourceIndex,
): ClaimSource | undefined => {
  const match = ofSide.exec(text.slice(finding.end));
  const part = match && partOf(finding, text, proven)?.finding;
  if (!match || part?.kind !== 'money' || part.value === undefined) return undefined;
  const side: Side = match[1] ? 'in' : 'out';
  const { value } = part;
  return [...totalsIn(index).values()]
    .flat()
    .find((total) => total.side === side && meets((value / total.amount) * 100, finding))?.source;
};

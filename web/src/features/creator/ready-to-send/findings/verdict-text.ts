import type { Finding } from '@grantwright/shared/submission';
import { pluralize } from '../../../../lib/format.ts';

/** Summarizes the findings, for example "2 things stop this application, 5 to look at." */
export function describeVerdict(findings: readonly Finding[]): string {
  const blockers = findings.filter(({ level }) => level === 'blocker').length;
  const warnings = findings.length - blockers;
  if (blockers === 0)
    return warnings === 0
      ? 'Nothing found that stops this application.'
      : `Nothing found that stops this application, ${warnings} to look at.`;
  const stop = `${pluralize(blockers, 'thing stops', 'things stop')} this application`;
  return warnings === 0 ? `${stop}.` : `${stop}, ${warnings} to look at.`;
}

import type { Submission } from '@grantwright/shared/contract';
import type { Finding } from '@grantwright/shared/submission';
import { formatCalendarDate, pluralize } from '../../../../lib/format.ts';
import { statusLabels } from '../record/status-labels.ts';

/** Summarizes the findings, for example "2 things to fix before you send, 5 to look at." */
export function describeVerdict(findings: readonly Finding[]): string {
  const blockers = findings.filter(({ level }) => level === 'blocker').length;
  const warnings = findings.length - blockers;
  if (blockers === 0)
    return warnings === 0
      ? 'Nothing to fix before you send.'
      : `Nothing to fix before you send, ${warnings} to look at.`;
  const stop = `${pluralize(blockers, 'thing')} to fix before you send`;
  return warnings === 0 ? `${stop}.` : `${stop}, ${warnings} to look at.`;
}

/** Describes an application that has been sent, for example "Awarded. Submitted on March 3, 2027." */
export function describeSent({ status, submittedOn }: Submission): string {
  const submitted = submittedOn ? `Submitted on ${formatCalendarDate(submittedOn)}.` : 'Submitted.';
  if (status === 'submitted' || !status) return submitted;
  return submittedOn ? `${statusLabels[status]}. ${submitted}` : `${statusLabels[status]}.`;
}

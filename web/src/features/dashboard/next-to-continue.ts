import type { ApplicationSummary } from '@grantwright/shared/contract';
import { isSent } from '@grantwright/shared/submission';
import { countDaysUntil } from '../../lib/format.ts';

/**
 * Returns the application to continue: the one with the nearest deadline, or else the most recently edited draft. A
 * complete application is offered until its deadline, because it has yet to be sent.
 */
export function findNextToContinue(
  applications: readonly ApplicationSummary[],
  now: Date,
): ApplicationSummary | undefined {
  const unsent = applications.filter(
    ({ access, submissionStatus }) => access !== 'viewer' && !isSent(submissionStatus),
  );
  const due = unsent.filter(({ deadline }) => deadline && countDaysUntil(deadline, now) >= 0);
  return (
    due.toSorted((a, b) => (a.deadline ?? '').localeCompare(b.deadline ?? ''))[0] ??
    unsent
      .filter(({ status }) => status !== 'complete')
      .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0]
  );
}

import type { ApplicationSummary } from '@grantwright/shared/contract';
import { countDaysUntil } from '../../lib/format.ts';
import { isSent } from './due-date.ts';

/** Returns the draft to continue: the draft with the nearest deadline, or else the most recently edited one. */
export function findNextToContinue(
  applications: readonly ApplicationSummary[],
  now: Date,
): ApplicationSummary | undefined {
  const drafts = applications.filter(
    (application) =>
      application.status !== 'complete' && application.access !== 'viewer' && !isSent(application),
  );
  const due = drafts.filter(({ deadline }) => deadline && countDaysUntil(deadline, now) >= 0);
  return (
    due.toSorted((a, b) => (a.deadline ?? '').localeCompare(b.deadline ?? ''))[0] ??
    drafts.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0]
  );
}

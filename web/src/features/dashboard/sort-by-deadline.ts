import type { ApplicationSummary } from '@grantwright/shared/contract';
import { computeCountdown, computeDueInstant } from '@grantwright/shared/submission';
import { getDueDate } from './due-date.ts';

const groupOrder = { ahead: 0, undated: 1, passed: 2 } as const;

/**
 * Sorts upcoming deadlines first (nearest first), then applications without a deadline, then past deadlines (most
 * recent first).
 */
export function sortByDeadline(
  applications: readonly ApplicationSummary[],
  now: Date,
  userZone: string,
): ApplicationSummary[] {
  const keys = applications.map((application) => getSortKey(application, now, userZone));
  return keys
    .toSorted((a, b) => {
      if (a.group !== b.group) return groupOrder[a.group] - groupOrder[b.group];
      return a.group === 'passed' ? b.dueMs - a.dueMs : a.dueMs - b.dueMs;
    })
    .map(({ application }) => application);
}

/** A deadline without a time is treated as the start of the day, because such applications are sent the day before. */
function getSortKey(application: ApplicationSummary, now: Date, userZone: string) {
  const due = getDueDate(application);
  if (!due) return { application, group: 'undated', dueMs: 0 } as const;
  const group = computeCountdown(due, now, userZone).kind === 'passed' ? 'passed' : 'ahead';
  const instant = computeDueInstant(due, userZone) ?? new Date(`${due.date}T00:00:00`);
  return { application, group, dueMs: instant.getTime() } as const;
}

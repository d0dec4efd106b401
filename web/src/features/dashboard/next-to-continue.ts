import type { ApplicationSummary } from '@grantwright/shared/contract';
import { daysUntil } from '../../lib/format.ts';

/** The draft to continue: the one with the nearest deadline, or else the most recently edited one. */
export function nextToContinue(
  applications: readonly ApplicationSummary[],
  now: Date,
): ApplicationSummary | undefined {
  const drafts = applications.filter((application) => application.status !== 'complete');
  const due = drafts.filter(({ deadline }) => deadline && daysUntil(deadline, now) >= 0);
  return (
    due.toSorted((a, b) => (a.deadline ?? '').localeCompare(b.deadline ?? ''))[0] ??
    drafts.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0]
  );
}

/** "Due November 30, 2026, in 9 days". */
export function dueText(deadline: string, date: string, now: Date): string {
  const days = daysUntil(deadline, now);
  if (days < 0) return `Deadline passed on ${date}`;
  if (days === 0) return `Due today, ${date}`;
  return `Due ${date}, ${days === 1 ? 'tomorrow' : `in ${days} days`}`;
}

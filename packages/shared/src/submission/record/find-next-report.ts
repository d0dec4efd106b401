import type { Report, Submission } from '../../contract/submission.ts';

/** Returns the open report of an awarded application that is due first. */
export function findNextReport(submission: Submission | undefined): Report | undefined {
  if (submission?.status !== 'awarded') return undefined;
  const open = (submission.reports ?? []).filter(({ isDone }) => !isDone);
  return open.toSorted((a, b) => a.due.localeCompare(b.due))[0];
}

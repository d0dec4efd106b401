import type { ApplicationSummary, Due } from '@grantwright/shared/contract';

const sentStatuses = new Set<ApplicationSummary['submissionStatus']>([
  'submitted',
  'awarded',
  'declined',
]);

/** Whether an application has been sent to the funder or already decided. */
export const isSent = ({ submissionStatus }: ApplicationSummary): boolean =>
  sentStatuses.has(submissionStatus);

/** Returns the deadline an application must still meet. Older records have only the date. */
export function getDueDate(application: ApplicationSummary): Due | undefined {
  const { due, deadline } = application;
  if (isSent(application)) return undefined;
  return due ?? (deadline ? { date: deadline } : undefined);
}

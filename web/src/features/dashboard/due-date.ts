import type { ApplicationSummary, Due } from '@grantwright/shared/contract';
import { isSent } from '@grantwright/shared/submission';

/** Returns the deadline an application must still meet. Older records have only the date. */
export function getDueDate(application: ApplicationSummary): Due | undefined {
  const { due, deadline, submissionStatus } = application;
  if (isSent(submissionStatus)) return undefined;
  return due ?? (deadline ? { date: deadline } : undefined);
}

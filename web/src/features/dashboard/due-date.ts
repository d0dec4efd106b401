import type { ApplicationSummary, Due } from '@grantwright/shared/contract';
import { isSent } from '@grantwright/shared/submission';

/**
 * Returns when the applicant must send something next: the application or, after an award, a report. Older records have
 * only the date.
 */
export function getDueDate(application: ApplicationSummary): Due | undefined {
  const { due, deadline, reportDue, submissionStatus } = application;
  if (isSent(submissionStatus)) return reportDue ? { date: reportDue } : undefined;
  return due ?? (deadline ? { date: deadline } : undefined);
}

import type { ApplicationSummary, Due } from '@grantwright/shared/contract';

const sentStatuses = new Set<ApplicationSummary['submissionStatus']>([
  'submitted',
  'awarded',
  'declined',
]);

/** Whether an application has been sent to the funder or decided. */
export const isSent = ({ submissionStatus }: ApplicationSummary): boolean =>
  sentStatuses.has(submissionStatus);

/** The deadline that an application must still meet; older records have only its date. */
export function getDueDate(application: ApplicationSummary): Due | undefined {
  const { due, deadline } = application;
  if (isSent(application)) return undefined;
  return due ?? (deadline ? { date: deadline } : undefined);
}

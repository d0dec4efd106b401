import type { ApplicationSummary, Due } from '@grantwright/shared/contract';

const sent = new Set<ApplicationSummary['submissionStatus']>(['submitted', 'awarded', 'declined']);

/** The deadline that an application must still meet; older records have only its date. */
export function dueOf(application: ApplicationSummary): Due | undefined {
  const { due, deadline, submissionStatus } = application;
  if (sent.has(submissionStatus)) return undefined;
  return due ?? (deadline ? { date: deadline } : undefined);
}

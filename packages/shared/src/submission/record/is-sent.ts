import type { SubmissionStatus } from '../../contract/submission.ts';

const sentStatuses: ReadonlySet<SubmissionStatus | undefined> = new Set([
  'submitted',
  'awarded',
  'declined',
]);

/** Whether an application has been sent to the funder, decided or not. */
export const isSent = (status: SubmissionStatus | undefined): boolean => sentStatuses.has(status);

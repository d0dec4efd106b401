import type { SubmissionStatus } from '@grantwright/shared/contract';

export const statusLabels: Record<SubmissionStatus, string> = {
  drafting: 'Drafting',
  ready: 'Ready',
  submitted: 'Submitted',
  awarded: 'Awarded',
  declined: 'Declined',
};

import { accountClosed } from './account-closed.ts';
import { accountDeleted } from './account-deleted.ts';
import { applicationCreated } from './application-created.ts';
import { applicationDeleted } from './application-deleted.ts';
import { applicationWithdrawn } from './application-withdrawn.ts';
import { commentCreated } from './comment-created.ts';
import { documentDeleted } from './document-deleted.ts';
import { documentSaved } from './document-saved.ts';
import { membershipChanged } from './membership-changed.ts';
import { organizationDeleted } from './organization-deleted.ts';
import { paymentReversed } from './payment-reversed.ts';
import { paymentSucceeded } from './payment-succeeded.ts';
import { userSessionsRevoked } from './user-sessions-revoked.ts';

/** Every event, by its name in code. */
export const events = {
  userSessionsRevoked,
  accountClosed,
  accountDeleted,
  organizationDeleted,
  membershipChanged,
  documentSaved,
  documentDeleted,
  applicationCreated,
  applicationDeleted,
  applicationWithdrawn,
  commentCreated,
  paymentSucceeded,
  paymentReversed,
};

import type { Announcer } from '@grantwright/shared/messaging';
import type { Accounts } from './accounts/account-model.ts';
import type { Payments } from './payments/payment-model.ts';
import type { ForReview } from './payments/report-for-review.ts';
import type { PaymentProvider } from './providers/payment-provider.ts';

/** What the operations of this service work with. */
export type Deps = {
  accounts: Accounts;
  payments: Payments;
  provider: PaymentProvider;
  relay: Announcer;
  /** Asks applications, on the person's behalf, whether one was ever stored. */
  applicationExists: (applicationId: string, token: string) => Promise<boolean>;
  /** Reports a payment that somebody must look at. */
  reportForReview: (payment: ForReview) => void;
  now: () => Date;
  newId: () => string;
};

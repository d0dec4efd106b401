import type { Announcer } from '@grantwright/shared/messaging';
import type { DeletedUsers, RateLimit } from '@grantwright/shared/service';
import type { Accounts } from './accounts/account-model.ts';
import type { Payments } from './payments/payment-model.ts';
import type { PaymentAnomaly } from './payments/report-anomaly.ts';
import type { PaymentProvider } from './providers/payment-provider.ts';

/** The dependencies of this service's operations. */
export type Deps = {
  accounts: Accounts;
  payments: Payments;
  deletedUsers: Pick<DeletedUsers, 'isDeleted'>;
  provider: PaymentProvider;
  relay: Announcer;
  /** Asks the applications service, using the user's token, whether an application was ever stored. */
  applicationExists: (applicationId: string, token: string) => Promise<boolean>;
  /** Fetches the name and email for a receipt from auth, using the user's token. */
  findBuyer: (token: string) => Promise<{ username: string; email: string }>;
  /** The seller on receipts. */
  seller: string;
  /** Applies per user and process, because generating a receipt blocks the process. */
  receiptLimit: Pick<RateLimit, 'take'>;
  /** Applies per user and process, to requests that call the payment provider. */
  paymentLimit: Pick<RateLimit, 'take'>;
  /** Reports a payment that the operator must check. */
  reportAnomaly: (payment: PaymentAnomaly) => void;
  now: () => Date;
  newId: () => string;
};

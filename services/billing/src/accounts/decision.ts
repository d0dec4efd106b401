import type { Account, WithdrawnPayment } from './account.ts';

export type Payment = {
  id: string;
  amount: number;
  currency: string;
  paidAt?: Date | undefined;
  /** For the receipt, as in the settings and the payment. */
  seller: string;
  cardLast4?: string | undefined;
};

export type Command =
  | { type: 'reserve-entitlement'; applicationId: string; isSuperUser: boolean; at: Date }
  | { type: 'release-entitlement'; applicationId: string }
  | { type: 'settle-reservation'; applicationId: string; at: Date }
  | { type: 'withdraw-application'; applicationId: string }
  | { type: 'credit-payment'; payment: Payment }
  | { type: 'reverse-payment'; payment: Payment; reason: WithdrawnPayment['reason']; at: Date };

export type PaymentEvent =
  | { type: 'payment-succeeded'; payment: Payment }
  | { type: 'payment-reversed'; payment: Payment; reason: WithdrawnPayment['reason'] };

export type Decision =
  | { outcome: 'changed'; account: Account; event?: PaymentEvent }
  | { outcome: 'unchanged'; account: Account }
  | { outcome: 'refused'; reason: 'entitlement-required' | 'key-reused' };

export const decideChange = (account: Account, event?: PaymentEvent): Decision => ({
  outcome: 'changed',
  account,
  ...(event && { event }),
});
export const decideNoChange = (account: Account): Decision => ({ outcome: 'unchanged', account });

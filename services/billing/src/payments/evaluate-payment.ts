import type { ProviderPayment } from '../providers/payment-provider.ts';

/** The ways in which a paid intent can differ from the requested payment. */
export const mismatches = ['intent', 'owner', 'mode', 'currency', 'amount'] as const;
type Mismatch = (typeof mismatches)[number];

export type Evaluation =
  | { outcome: 'open' | 'failed'; message?: string }
  /** The payment grants a credit. */
  | { outcome: 'paid' }
  /** The payment was refunded or is disputed: it does not grant a credit, and an earlier credit is revoked. */
  | { outcome: 'reversed'; reason: 'refunded' | 'disputed' }
  /** The payment was made, but differs from the request: no credit is granted or revoked. */
  | { outcome: 'mismatch'; reason: Mismatch };

/** The payment as it was requested. */
export type Expected = {
  ownerId: string;
  amount: number;
  currency: string;
  isLive: boolean;
  /** The intent that was created for the payment; undefined until the provider's response is stored. */
  providerId: string | undefined;
};

/**
 * Evaluates a payment by the provider's current report only. A partial refund keeps the credit, a full one revokes it.
 * A dispute revokes it while it is open and if it is lost; a bank's inquiry does not.
 */
export function evaluatePayment(
  reported: ProviderPayment,
  providerId: string,
  expected: Expected,
): Evaluation {
  const { status, message } = reported;
  if (status !== 'succeeded') return { outcome: status, ...(message ? { message } : {}) };
  const mismatch = findMismatch(reported, providerId, expected);
  if (mismatch) return { outcome: 'mismatch', reason: mismatch };
  if (reported.isDisputed) return { outcome: 'reversed', reason: 'disputed' };
  if (reported.amountRefunded >= expected.amount)
    return { outcome: 'reversed', reason: 'refunded' };
  return { outcome: 'paid' };
}

function findMismatch(
  reported: ProviderPayment,
  providerId: string,
  expected: Expected,
): Mismatch | undefined {
  if (expected.providerId !== undefined && expected.providerId !== providerId) return 'intent';
  if (reported.ownerId !== expected.ownerId) return 'owner';
  if (reported.isLive !== expected.isLive) return 'mode';
  if (reported.currency.toLowerCase() !== expected.currency) return 'currency';
  return reported.amountReceived === expected.amount ? undefined : 'amount';
}

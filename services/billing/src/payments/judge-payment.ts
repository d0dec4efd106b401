import type { ProviderPayment } from '../providers/payment-provider.ts';

/** What of a paid intent is not as it was asked for. */
export const mismatches = ['intent', 'owner', 'mode', 'currency', 'amount'] as const;
type Mismatch = (typeof mismatches)[number];

export type Verdict =
  | { outcome: 'open' | 'failed'; message?: string }
  /** Its credit is due. */
  | { outcome: 'paid' }
  /** It was paid, and its money went back: its credit is not due, or not any more. */
  | { outcome: 'reversed'; reason: 'refunded' | 'disputed' }
  /** It was paid, but is not what was asked for: it gives nothing, and takes nothing. */
  | { outcome: 'mismatch'; reason: Mismatch };

/** What was asked for, and of which intent the truth is. */
export type Expected = {
  ownerId: string;
  amount: number;
  currency: string;
  isLive: boolean;
  /** The intent that was made for the payment; undefined while the provider's response is not stored. */
  providerId: string | undefined;
};

/**
 * What a payment is worth, by the provider's truth alone: whatever came before, and in whatever order, has no
 * part in it. A refund of a part leaves the credit; one of the whole amount withdraws it. A dispute withdraws
 * it while it is open and when it is lost, an inquiry of the bank does not.
 */
export function judgePayment(
  truth: ProviderPayment,
  providerId: string,
  expected: Expected,
): Verdict {
  const { status, message } = truth;
  if (status !== 'succeeded') return { outcome: status, ...(message ? { message } : {}) };
  const mismatch = mismatchOf(truth, providerId, expected);
  if (mismatch) return { outcome: 'mismatch', reason: mismatch };
  if (truth.isDisputed) return { outcome: 'reversed', reason: 'disputed' };
  if (truth.amountRefunded >= expected.amount) return { outcome: 'reversed', reason: 'refunded' };
  return { outcome: 'paid' };
}

function mismatchOf(
  truth: ProviderPayment,
  providerId: string,
  expected: Expected,
): Mismatch | undefined {
  if (expected.providerId !== undefined && expected.providerId !== providerId) return 'intent';
  if (truth.ownerId !== expected.ownerId) return 'owner';
  if (truth.isLive !== expected.isLive) return 'mode';
  if (truth.currency.toLowerCase() !== expected.currency) return 'currency';
  return truth.amountReceived === expected.amount ? undefined : 'amount';
}

import { price } from '@grantwright/shared/contract';
import type { Deps } from '../deps.ts';
import type { ProviderPayment } from '../providers/payment-provider.ts';
import { giveCredit } from './give-credit.ts';
import { judgePayment, type Verdict } from './judge-payment.ts';
import type { PaymentRecord } from './payment-model.ts';
import { withdrawCredit } from './withdraw-credit.ts';

/** Times that the provider is asked, should the payment change under each response. */
const maxLooks = 5;

/**
 * Brings a payment and its credit to what the provider says of it: webhooks of every kind and the person's
 * return end here, in any order, any number of times. After each change the provider is asked again, so that
 * of two that work at the same time the one with the older response does not have the last word.
 * @param providerId the intent to ask about: the payment's own, or the one that a webhook names
 */
export async function settlePayment(
  deps: Deps,
  payment: PaymentRecord,
  providerId = payment.providerId,
): Promise<PaymentRecord> {
  let settled = payment;
  for (let look = 0; providerId !== undefined && look < maxLooks; look += 1) {
    const truth = await deps.provider.findIntent(providerId);
    if (truth?.paymentId !== payment._id) break;
    const { record, isChanged } = await bringTo(deps, payment, { providerId, truth });
    settled = record;
    if (!isChanged) break;
  }
  return settled;
}

async function bringTo(
  deps: Deps,
  payment: PaymentRecord,
  { providerId, truth }: { providerId: string; truth: ProviderPayment },
): Promise<{ record: PaymentRecord; isChanged: boolean }> {
  const { _id, ownerId, amount = price.amount, currency = price.currency } = payment;
  const isLive = deps.provider.isLive;
  const expected = { ownerId, amount, currency, isLive, providerId: payment.providerId };
  const verdict = judgePayment(truth, providerId, expected);
  // the credit first: a payment that is shown as succeeded must have given it
  const isCreditChanged = await settleCredit(deps, { ...payment, providerId }, verdict);
  const change = shownOf(verdict);
  const { modifiedCount } = await deps.payments.updateOne(
    { _id },
    change.message ? { $set: change } : { $set: change, $unset: { message: 1 } },
  );
  if (verdict.outcome === 'mismatch' && modifiedCount === 1)
    deps.reportForReview({ paymentId: _id, providerId, ownerId, reason: verdict.reason });
  const { message: _, ...unchanged } = payment;
  return {
    record: { ...unchanged, ...change },
    isChanged: isCreditChanged || modifiedCount === 1,
  };
}

async function settleCredit(
  deps: Deps,
  payment: PaymentRecord & { providerId: string },
  verdict: Verdict,
): Promise<boolean> {
  if (verdict.outcome === 'paid') return giveCredit(deps, payment);
  if (verdict.outcome === 'reversed') return withdrawCredit(deps, payment, verdict.reason);
  return false;
}

/** What the person is shown of it. */
function shownOf(verdict: Verdict): Pick<PaymentRecord, 'status' | 'message'> {
  switch (verdict.outcome) {
    case 'paid':
      return { status: 'succeeded' };
    case 'reversed':
      return { status: 'failed', message: reversedWords[verdict.reason] };
    case 'mismatch':
      return { status: 'failed', message: mismatchWords };
    default:
      return {
        status: verdict.outcome,
        ...(verdict.message ? { message: verdict.message } : {}),
      };
  }
}

const reversedWords = {
  refunded: 'This payment was refunded, so it gives no credit. Your applications are unchanged.',
  disputed:
    'Your bank is disputing this payment, so it gives no credit for now. Your applications are unchanged.',
} as const;

const mismatchWords =
  'This payment is not the one that was asked for, so no credit was given. Please contact the people who run this site.';

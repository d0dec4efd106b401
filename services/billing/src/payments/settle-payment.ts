import type { Deps } from '../deps.ts';
import { giveCredit } from './give-credit.ts';
import type { PaymentRecord } from './payment-model.ts';

/**
 * Brings a payment to what the provider says of it: the webhook and the person's return both end
 * here, in any order, any number of times.
 */
export async function settlePayment(deps: Deps, payment: PaymentRecord): Promise<PaymentRecord> {
  const truth = payment.providerId ? await deps.provider.findIntent(payment.providerId) : undefined;
  if (truth?.paymentId !== payment._id) return payment;
  // the credit first: a payment that says succeeded must have given it
  if (truth.status === 'succeeded') await giveCredit(deps, payment.ownerId, payment._id);
  const { status, message } = truth;
  const updated = await deps.payments
    .findOneAndUpdate(
      { _id: payment._id, status: { $ne: 'succeeded' } },
      message ? { $set: { status, message } } : { $set: { status }, $unset: { message: 1 } },
      { returnDocument: 'after' },
    )
    .lean<PaymentRecord>();
  return updated ?? { ...payment, status: 'succeeded' };
}

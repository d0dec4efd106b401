import { changeAccount } from '../accounts/change-account.ts';
import type { Deps } from '../deps.ts';
import type { ProviderPayment } from '../providers/payment-provider.ts';
import { evaluatePayment, type Evaluation } from './evaluate-payment.ts';
import type { PaymentRecord } from './payment-model.ts';

/** Enough lookups for a payment that changes at the provider while it is settled. */
const maxLookups = 5;

/**
 * Updates a payment and its credit to match the provider. Called for webhooks and when the user returns from the card
 * form, in any order and any number of times. After each change the payment is fetched again, so that of two concurrent
 * runs the one with the older response does not win.
 *
 * @param providerId the intent to look up: the payment's own, or the one in a webhook
 */
export async function settlePayment(
  deps: Deps,
  payment: PaymentRecord,
  providerId = payment.providerId,
): Promise<PaymentRecord> {
  let settled = payment;
  for (let lookup = 0; providerId !== undefined && lookup < maxLookups; lookup += 1) {
    const reported = await deps.provider.findIntent(providerId);
    if (reported?.paymentId !== payment._id) break;
    const { record, isChanged } = await applyReport(deps, payment, { providerId, reported });
    settled = record;
    if (!isChanged) break;
  }
  return settled;
}

async function applyReport(
  deps: Deps,
  payment: PaymentRecord,
  { providerId, reported }: { providerId: string; reported: ProviderPayment },
): Promise<{ record: PaymentRecord; isChanged: boolean }> {
  const { _id, ownerId, amount, currency } = payment;
  const isLive = deps.provider.isLive;
  const expected = { ownerId, amount, currency, isLive, providerId: payment.providerId };
  const evaluation = evaluatePayment(reported, providerId, expected);
  // The credit is settled first, because a payment shown as succeeded must have granted one. After the account is
  // deleted, a late refund must not create it again, and the payment must not store card digits.
  const isDeleted = await deps.deletedUsers.isDeleted(ownerId);
  const { cardLast4, ...kept } = chargeDetails(reported, evaluation);
  const details = { ...kept, ...(cardLast4 && !isDeleted && { cardLast4 }) };
  const isCreditChanged =
    !isDeleted && (await settleCredit(deps, { ...payment, ...details, providerId }, evaluation));
  const shownPayment = { ...presentEvaluation(evaluation), ...details };
  const { modifiedCount } = await deps.payments.updateOne(
    { _id },
    shownPayment.message ? { $set: shownPayment } : { $set: shownPayment, $unset: { message: 1 } },
  );
  if (evaluation.outcome === 'mismatch' && modifiedCount === 1)
    deps.reportAnomaly({ paymentId: _id, providerId, ownerId, reason: evaluation.reason });
  const { message: _, ...unchanged } = payment;
  return {
    record: { ...unchanged, ...shownPayment },
    isChanged: isCreditChanged || modifiedCount === 1,
  };
}

async function settleCredit(
  deps: Deps,
  { _id: id, ownerId, providerId, ...payment }: PaymentRecord & { providerId: string },
  evaluation: Evaluation,
): Promise<boolean> {
  const { amount, currency, paidAt, cardLast4 } = payment;
  const paid = { id, amount, currency, paidAt, cardLast4, seller: deps.seller };
  if (evaluation.outcome === 'paid') {
    const decision = await changeAccount(deps, ownerId, { type: 'credit-payment', payment: paid });
    return decision.outcome === 'changed';
  }
  if (evaluation.outcome !== 'reversed') return false;
  const { reason } = evaluation;
  const command = { type: 'reverse-payment', payment: paid, reason, at: deps.now() } as const;
  const decision = await changeAccount(deps, ownerId, command);
  if (decision.outcome !== 'changed') return false;
  if (
    decision.event &&
    decision.account.withdrawnPayments.some((withdrawn) => withdrawn.isUsed && withdrawn.id === id)
  )
    deps.reportAnomaly({ paymentId: id, providerId, ownerId, reason: 'used' });
  return true;
}

/** Returns the details of a charge for receipts; empty for a payment that does not grant a credit. */
function chargeDetails(
  { paidAt, cardLast4, amountRefunded }: ProviderPayment,
  { outcome }: Evaluation,
): Pick<PaymentRecord, 'paidAt' | 'cardLast4' | 'amountRefunded'> {
  if (outcome !== 'paid' && outcome !== 'reversed') return {};
  return { ...(paidAt && { paidAt }), ...(cardLast4 && { cardLast4 }), amountRefunded };
}

/** Maps an evaluation to the status and message shown to the user. */
function presentEvaluation(evaluation: Evaluation): Pick<PaymentRecord, 'status' | 'message'> {
  switch (evaluation.outcome) {
    case 'paid':
      return { status: 'succeeded' };
    case 'reversed':
      return { status: 'failed', message: reversedMessages[evaluation.reason] };
    case 'mismatch':
      return { status: 'failed', message: mismatchMessage };
    default:
      return {
        status: evaluation.outcome,
        ...(evaluation.message ? { message: evaluation.message } : {}),
      };
  }
}

const reversedMessages = {
  refunded: 'This payment was refunded, so it provides no credit. Your applications are unchanged.',
  disputed:
    'Your bank is disputing this payment, so it provides no credit for now. Your applications are unchanged.',
} as const;

const mismatchMessage =
  'This payment does not match the one we requested, so no credit was added. Contact the administrator of this site.';

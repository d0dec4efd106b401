import type { Deps } from '../deps.ts';
import { addEmail } from './add-email.ts';
import type { EmailedReceipt } from './pending-email.ts';

/** Enough to detect any redelivery of an event. */
const maxRemembered = 200;

/**
 * Adds the receipt email to the buyer's record. The same write stores the id of the payment, so that a payment never
 * gets two emails, even if its event arrives twice or the payment succeeds again after a won dispute.
 */
export async function addReceiptEmail(
  deps: Pick<Deps, 'users' | 'mailer' | 'mailSender' | 'now' | 'newId'>,
  userId: string,
  receipt: EmailedReceipt,
): Promise<void> {
  const { paymentId } = receipt;
  const previousReceipts = { $ifNull: ['$mailedReceipts', []] };
  const mailedReceipts = {
    $slice: [{ $concatArrays: [previousReceipts, [{ $literal: paymentId }]] }, -maxRemembered],
  };
  const { modifiedCount } = await deps.users.updateOne(
    { _id: userId, mailedReceipts: { $ne: paymentId } },
    [{ $set: { mailedReceipts } }, ...addEmail(deps, { kind: 'receipt', receipt })],
    { updatePipeline: true },
  );
  if (modifiedCount === 1) deps.mailSender?.wake();
}

import type { Deps } from '../deps.ts';
import { addMail } from '../mails/add-mail.ts';
import type { MailedReceipt } from '../mails/pending-mail.ts';

/** Enough for any redelivery of an event. */
const maxRemembered = 200;

/**
 * Adds the email with a receipt to the buyer. The same write stores the id of the payment, so that no payment has two,
 * although its event can arrive twice, and a payment whose dispute was won succeeds again.
 */
export async function addReceiptMail(
  deps: Pick<Deps, 'users' | 'mailer' | 'mailSender' | 'now' | 'newId'>,
  userId: string,
  receipt: MailedReceipt,
): Promise<void> {
  const { paymentId } = receipt;
  const known = { $ifNull: ['$mailedReceipts', []] };
  const mailedReceipts = {
    $slice: [{ $concatArrays: [known, [{ $literal: paymentId }]] }, -maxRemembered],
  };
  const { modifiedCount } = await deps.users.updateOne(
    { _id: userId, mailedReceipts: { $ne: paymentId } },
    [{ $set: { mailedReceipts } }, ...addMail(deps, { kind: 'receipt', to: '$email', receipt })],
    { updatePipeline: true },
  );
  if (modifiedCount === 1) deps.mailSender?.wake();
}

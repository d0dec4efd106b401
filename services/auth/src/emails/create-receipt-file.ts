import { formatReceiptNumber } from '@grantwright/shared/contract';
import type { EmailAttachment } from '@grantwright/shared/mail';
import type { Deps } from '../deps.ts';
import type { PendingEmail } from './pending-email.ts';
import type { UserRecord } from '../users/user-model.ts';

/** Returns a receipt as a PDF file with the buyer's current name, identical to billing's download before any refund. */
export async function createReceiptFile(
  { users }: Pick<Deps, 'users'>,
  userId: string,
  { to, receipt }: PendingEmail<'receipt'>,
): Promise<EmailAttachment> {
  const { paymentId, paidAt, amount, currency, seller, cardLast4 } = receipt;
  const user = await users
    .findById(userId, { username: 1 })
    .lean<Pick<UserRecord, '_id' | 'username'>>();
  const number = formatReceiptNumber(paymentId);
  // loaded on first use, because it reads fonts
  const { nameReceiptFile, receiptToPdf } = await import('@grantwright/shared/receipts');
  const content = await receiptToPdf(
    { id: paymentId, number, paidAt: paidAt.toISOString(), amount, currency, status: 'paid' },
    { seller, buyer: [...(user ? [user.username] : []), to], cardLast4 },
  );
  return { filename: nameReceiptFile({ number }), contentType: 'application/pdf', content };
}

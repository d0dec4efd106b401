import { FileResponse, createNotFoundError } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { findPayment } from '../payments/find-payment.ts';
import { findChargedPayments } from './find-charged-payments.ts';
import { presentReceipt } from './present-receipt.ts';

/**
 * Returns the receipt of a payment as a PDF file, with the buyer's current name and email: billing stores neither.
 *
 * @throws AppError `not-found`, including for a payment that was not charged
 */
export async function downloadReceipt(
  deps: Pick<Deps, 'accounts' | 'payments' | 'findBuyer' | 'seller'>,
  { ownerId, token }: { ownerId: string; token: string },
  paymentId: string,
): Promise<FileResponse> {
  const payment = await findPayment(deps, ownerId, paymentId);
  const charged = await findChargedPayments(deps, ownerId);
  if (!charged.has(paymentId)) throw createNotFoundError('The receipt');
  const receipt = presentReceipt(payment, charged.get(paymentId));
  const { username, email } = await deps.findBuyer(token);
  // loaded on first use, because few processes create a receipt and loading takes a tenth of the
  // startup time
  const { nameReceiptFile, receiptToPdf } = await import('@grantwright/shared/receipts');
  const file = await receiptToPdf(receipt, {
    seller: deps.seller,
    buyer: [username, email],
    cardLast4: payment.cardLast4,
  });
  return new FileResponse(nameReceiptFile(receipt), file);
}

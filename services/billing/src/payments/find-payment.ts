import { createNotFoundError } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { PaymentRecord } from './payment-model.ts';

/** @throws AppError `not-found`, including for another user's payment */
export async function findPayment(
  { payments }: Pick<Deps, 'payments'>,
  ownerId: string,
  id: string,
): Promise<PaymentRecord> {
  const payment = await payments.findOne({ _id: id, ownerId }).lean<PaymentRecord>();
  if (!payment) throw createNotFoundError('The payment');
  return payment;
}

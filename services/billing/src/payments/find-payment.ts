import { notFound } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { PaymentRecord } from './payment-model.ts';

/** A payment of this person; another's is like one that is not there. */
export async function findPayment(
  { payments }: Pick<Deps, 'payments'>,
  ownerId: string,
  id: string,
): Promise<PaymentRecord> {
  const payment = await payments.findOne({ _id: id, ownerId }).lean<PaymentRecord>();
  if (!payment) throw notFound('The payment');
  return payment;
}

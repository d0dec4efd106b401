import { createNotFoundError } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { findPayment } from './find-payment.ts';
import { settlePayment } from './settle-payment.ts';

/** Pays in the sandbox. This endpoint does not exist if real cards are accepted. */
export async function payWithTestCard(deps: Deps, ownerId: string, id: string, cardNumber: string) {
  const { provider } = deps;
  if (!provider.payWithTestCard) throw createNotFoundError('This address');
  const payment = await findPayment(deps, ownerId, id);
  if (!payment.providerId) throw createNotFoundError('The payment');
  await provider.payWithTestCard(payment.providerId, cardNumber);
  return settlePayment(deps, payment);
}

import { notFound } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { SandboxProvider } from '../providers/sandbox-provider.ts';
import { findPayment } from './find-payment.ts';
import { settlePayment } from './settle-payment.ts';

/** Pays with a test card. Where real cards are taken, this address does not exist. */
export async function paySandbox(deps: Deps, ownerId: string, id: string, cardNumber: string) {
  if (!(deps.provider instanceof SandboxProvider)) throw notFound('This address');
  const payment = await findPayment(deps, ownerId, id);
  if (!payment.providerId) throw notFound('The payment');
  await deps.provider.pay(payment.providerId, cardNumber);
  return settlePayment(deps, payment);
}

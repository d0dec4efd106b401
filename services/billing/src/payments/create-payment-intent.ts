import { price } from '@grantwright/shared/contract';
import { AppError, type Identity } from '@grantwright/shared/service';
import { createOnce, createIdentity } from '@grantwright/shared/storage';
import type { Deps } from '../deps.ts';
import type { PaymentRecord } from './payment-model.ts';

/** How many payments of a user are settled again if their webhooks are lost. */
const maxRecentPayments = 3;

/** Starts a payment. A repeat with the same key returns the same intent, so that nobody pays twice. */
export async function createPaymentIntent(
  deps: Deps,
  user: Identity,
  idempotencyKey: string | undefined,
) {
  const { accounts, payments, provider, now } = deps;
  if (user.superUser)
    throw new AppError('not-allowed', 'You have unlimited applications; there is nothing to pay.');
  const { _id, providerId } = await createOnce<PaymentRecord>(payments, {
    ...createIdentity(deps, { kind: 'payment', ownerId: user.id, key: idempotencyKey }),
    status: 'open',
    createdAt: now(),
    ...price,
  });
  const order = { paymentId: _id, ownerId: user.id, ...price };
  const intent = await provider.createIntent({ ...order, providerId });
  await payments.updateOne({ _id, ownerId: user.id }, { $set: { providerId: intent.providerId } });
  // a user without an account has a free application left
  await accounts.updateOne(
    { _id: user.id, recentPayments: { $ne: _id } },
    { $push: { recentPayments: { $each: [_id], $slice: -maxRecentPayments } } },
  );
  return {
    id: _id,
    clientSecret: intent.clientSecret,
    provider: provider.name,
    ...(provider.publishableKey ? { publishableKey: provider.publishableKey } : {}),
  };
}

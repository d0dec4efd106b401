import { price } from '@grantwright/shared/contract';
import { AppError, idFromKey, type Identity } from '@grantwright/shared/service';
import { isDuplicateKey } from '@grantwright/shared/storage';
import type { Deps } from '../deps.ts';

/** Starts a payment. A repeat under the same key returns the same intent, so that nobody pays twice. */
export async function createPaymentIntent(
  { payments, provider, now, newId }: Deps,
  user: Identity,
  key: string | undefined,
) {
  if (user.superUser)
    throw new AppError('not-allowed', 'You have unlimited applications; there is nothing to pay.');
  const _id = key === undefined ? newId() : idFromKey(user.id, 'payment', key);
  await payments
    .create({ _id, ownerId: user.id, status: 'open', createdAt: now(), ...price })
    .catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
  const intent = await provider.createIntent({ paymentId: _id, ownerId: user.id, ...price });
  await payments.updateOne({ _id, ownerId: user.id }, { $set: { providerId: intent.providerId } });
  return {
    id: _id,
    clientSecret: intent.clientSecret,
    provider: provider.name,
    ...(provider.publishableKey ? { publishableKey: provider.publishableKey } : {}),
  };
}

import type { Deps } from '../deps.ts';

/**
 * Deletes the entitlements of a user. Payments remain for accounting, without the provider's messages and the card's
 * last digits. An account with unpublished events is deleted on a later attempt.
 */
export async function deleteUserData(
  { accounts, payments }: Pick<Deps, 'accounts' | 'payments'>,
  ownerId: string,
): Promise<void> {
  await accounts.deleteOne({ _id: ownerId, 'outbox.0': { $exists: false } });
  await payments.updateMany(
    { ownerId, $or: [{ message: { $exists: true } }, { cardLast4: { $exists: true } }] },
    { $unset: { message: 1, cardLast4: 1 } },
  );
}

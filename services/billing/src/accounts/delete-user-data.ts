import type { Deps } from '../deps.ts';

/**
 * Deletes the entitlements of a user. Payments remain for accounting, without the messages of the provider and the
 * digits of the card. An account with unpublished events is deleted when this is repeated.
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

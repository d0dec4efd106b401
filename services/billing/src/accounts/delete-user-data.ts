import type { Deps } from '../deps.ts';

/**
 * Deletes the entitlements of a user. Payments remain for accounting, without the messages of the provider. An account
 * with unpublished events is deleted when this is repeated.
 */
export async function deleteUserData(
  { accounts, payments }: Pick<Deps, 'accounts' | 'payments'>,
  ownerId: string,
): Promise<void> {
  await accounts.deleteOne({ _id: ownerId, 'outbox.0': { $exists: false } });
  await payments.updateMany({ ownerId, message: { $exists: true } }, { $unset: { message: 1 } });
}

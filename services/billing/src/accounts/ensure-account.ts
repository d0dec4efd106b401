import { isDuplicateKey } from '@grantwright/shared/storage';
import type { Accounts } from './account-model.ts';
import { newAccount } from './new-account.ts';

/** Makes a person's account when they have none yet. */
export async function ensureAccount(accounts: Accounts, ownerId: string): Promise<void> {
  await accounts
    .updateOne(
      { _id: ownerId },
      {
        $setOnInsert: {
          ...newAccount,
          reservations: [],
          creditedPayments: [],
          withdrawnPayments: [],
          sequence: 0,
          outbox: [],
        },
      },
      { upsert: true, setDefaultsOnInsert: false },
    )
    .catch((error: unknown) => {
      // two first calls at once: the other one made it
      if (!isDuplicateKey(error)) throw error;
    });
}

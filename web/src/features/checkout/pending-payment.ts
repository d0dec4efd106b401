import { createStoredValue } from '../../lib/stored-value.ts';

type PendingPayment = { id: string; next: string };

const storage = createStoredValue<PendingPayment>('sessionStorage', 'grantwright:payment');

/**
 * Stores the payment while the user is on the bank's site, so that it can be settled on return. Without browser
 * storage, the provider's webhook settles it shortly afterwards.
 */
export const savePendingPayment = storage.write;

export function takePendingPayment(): PendingPayment | undefined {
  const payment = storage.read();
  storage.clear();
  return payment;
}

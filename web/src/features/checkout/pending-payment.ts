import { storedValue } from '../../lib/stored-value.ts';

type PendingPayment = { id: string; next: string };

const storage = storedValue<PendingPayment>('sessionStorage', 'grantwright:payment');

/**
 * Remembers the payment while the browser is at the bank, so that the return can settle it. Without
 * storage the provider's webhook settles it a little later.
 */
export const savePendingPayment = storage.write;

export function takePendingPayment(): PendingPayment | undefined {
  const payment = storage.read();
  storage.clear();
  return payment;
}

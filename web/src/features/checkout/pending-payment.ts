const storageKey = 'grantwright:payment';

type PendingPayment = { id: string; next: string };

/** Remembers the payment while the browser is at the bank, so that the return can settle it. */
export function savePendingPayment(payment: PendingPayment): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(payment));
  } catch {
    // Without storage the provider's webhook settles the payment a little later.
  }
}

export function takePendingPayment(): PendingPayment | undefined {
  try {
    const stored = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return stored === null ? undefined : (JSON.parse(stored) as PendingPayment);
  } catch {
    return undefined;
  }
}

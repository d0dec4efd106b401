const name = 'grantwright:payment';

type KeptPayment = { id: string; next: string };

/** What was being paid when the browser left for the bank, so that coming back settles it. */
export function keepPayment(payment: KeptPayment): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(payment));
  } catch {
    // Without it the provider's message settles the payment a little later.
  }
}

export function takeKeptPayment(): KeptPayment | undefined {
  try {
    const text = sessionStorage.getItem(name);
    sessionStorage.removeItem(name);
    return text === null ? undefined : (JSON.parse(text) as KeptPayment);
  } catch {
    return undefined;
  }
}

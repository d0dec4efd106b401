/** Stripe's test card numbers. */
const declined: Record<string, string> = {
  '4000000000000002': 'Your card was declined.',
  '4000000000009995': 'Your card has insufficient funds.',
  '4000002500003155': 'Your bank asks you to confirm this payment. Use another card.',
  '4000000000000069': 'Your card has expired.',
};

export type TestCardResult =
  | { status: 'succeeded'; cardLast4: string }
  | { status: 'failed'; message: string };

/** Accepts 4242 4242 4242 4242 and declines every other number. */
export function chargeTestCard(cardNumber: string): TestCardResult {
  const digits = cardNumber.replace(/\D/g, '');
  if (digits === '4242424242424242') return { status: 'succeeded', cardLast4: digits.slice(-4) };
  return {
    status: 'failed',
    message:
      declined[digits] ??
      'This is a sandbox: only test cards work here, such as 4242 4242 4242 4242.',
  };
}

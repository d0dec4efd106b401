/** The test cards that card payment providers agree on, and what each leads to. */
const declined: Record<string, string> = {
  '4000000000000002': 'Your card was declined.',
  '4000000000009995': 'Your card has insufficient funds.',
  '4000002500003155': 'Your bank asks you to confirm this payment. Please use another card.',
  '4000000000000069': 'Your card has expired.',
};

export type SandboxOutcome = { status: 'succeeded' } | { status: 'failed'; message: string };

/** What a card number leads to: 4242… goes through, the others are declined in the provider's words. */
export function sandboxOutcome(cardNumber: string): SandboxOutcome {
  const digits = cardNumber.replace(/\D/g, '');
  if (digits === '4242424242424242') return { status: 'succeeded' };
  return {
    status: 'failed',
    message:
      declined[digits] ??
      'This is a sandbox: only test cards work here, such as 4242 4242 4242 4242.',
  };
}

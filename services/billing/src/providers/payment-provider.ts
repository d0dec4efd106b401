/** How a payment stands at the provider. `paymentId` is ours, as it was given when the intent was made. */
export type ProviderPayment = {
  paymentId: string;
  status: 'open' | 'succeeded' | 'failed';
  message?: string;
};

export type NewIntent = { paymentId: string; ownerId: string; amount: number; currency: string };

/** The port to whoever takes the money. What it says when asked is the truth; what it sends is a hint. */
export interface PaymentProvider {
  readonly name: 'stripe' | 'sandbox';
  readonly publishableKey?: string;
  /** Repeating it for the same payment gives the same intent. */
  createIntent(intent: NewIntent): Promise<{ providerId: string; clientSecret: string }>;
  /** Undefined when the provider knows none. */
  findIntent(providerId: string): Promise<ProviderPayment | undefined>;
  /** The intent that a signed message is about; undefined for other messages. Throws `bad-signature`. */
  intentOfWebhook(body: Buffer, signature: string | undefined): string | undefined;
}

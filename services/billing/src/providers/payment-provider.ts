/**
 * How a payment is at the provider. `paymentId` and `ownerId` are ours, as they were given when the intent was
 * made; amounts are in the smallest unit of the currency (cents).
 */
export type ProviderPayment = {
  paymentId: string;
  ownerId: string;
  status: 'open' | 'succeeded' | 'failed';
  /** What the person was charged; 0 until it succeeded. */
  amountReceived: number;
  /** Lower case, as `usd`. */
  currency: string;
  /** Whether it moves real money. */
  isLive: boolean;
  amountRefunded: number;
  /** Whether the person's bank holds the money back: a dispute is open, or was lost. */
  isDisputed: boolean;
  message?: string;
};

export type NewIntent = { paymentId: string; ownerId: string; amount: number; currency: string };

/** The port to whoever takes the money. What it returns when asked is the truth; what it sends is a hint. */
export interface PaymentProvider {
  readonly name: 'stripe' | 'sandbox';
  readonly publishableKey?: string;
  /** Whether its keys are for real money. */
  readonly isLive: boolean;
  /** Repeating it for the same payment gives the same intent. */
  createIntent(intent: NewIntent): Promise<{ providerId: string; clientSecret: string }>;
  /** Undefined when the provider has none of this id, or none of ours. */
  findIntent(providerId: string): Promise<ProviderPayment | undefined>;
  /**
   * The intent that a signed message is about: its own events, and those of its charges, refunds and
   * disputes. Undefined for other messages. Throws `bad-signature`.
   */
  intentOfWebhook(body: Buffer, signature: string | undefined): string | undefined;
}

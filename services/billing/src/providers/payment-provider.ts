/**
 * A payment as the provider reports it. `paymentId` and `ownerId` are the ids that we set in the intent;
 * amounts are in the smallest unit of the currency (cents).
 */
export type ProviderPayment = {
  paymentId: string;
  ownerId: string;
  status: 'open' | 'succeeded' | 'failed';
  /** The amount charged; 0 until the payment succeeds. */
  amountReceived: number;
  /** Lower case, such as `usd`. */
  currency: string;
  /** Whether the payment moves real money. */
  isLive: boolean;
  amountRefunded: number;
  /** Whether a dispute is open or was lost. */
  isDisputed: boolean;
  /** When the card was charged. */
  paidAt?: Date;
  /** The last four digits of the card that was charged. */
  cardLast4?: string;
  message?: string;
};

export type NewIntent = {
  paymentId: string;
  ownerId: string;
  amount: number;
  currency: string;
  /** The intent of an earlier attempt for the same payment, which is returned again. */
  providerId?: string | undefined;
};

/** The port to the card payment provider. Its responses are trusted; its webhooks only trigger a lookup. */
export interface PaymentProvider {
  readonly name: 'stripe' | 'sandbox';
  readonly publishableKey?: string;
  /** Whether payments with the configured keys move real money. */
  readonly isLive: boolean;
  /** A repeat for the same payment returns the same intent. */
  createIntent(intent: NewIntent): Promise<{ providerId: string; clientSecret: string }>;
  /** Returns undefined for an unknown intent, or one that was not created by us. */
  findIntent(providerId: string): Promise<ProviderPayment | undefined>;
  /**
   * @returns the intent a webhook is about; undefined for events about anything else
   * @throws AppError `bad-signature`
   */
  verifyWebhook(body: Buffer, signature: string | undefined): string | undefined;
  /** Only for providers that accept test cards. A declined payment can be retried. */
  payWithTestCard?(providerId: string, cardNumber: string): Promise<void>;
}

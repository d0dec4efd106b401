import { AppError } from '@grantwright/shared/service';
import Stripe from 'stripe';
import type { NewIntent, PaymentProvider, ProviderPayment } from './payment-provider.ts';
import { findIntentId, toProviderPayment } from './stripe-payment.ts';

type Options = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  apiBase?: string;
};

/** Signatures older than this are rejected, as Stripe recommends. */
const signatureMaxAgeSeconds = 300;

/** Whether a secret key, full or restricted, moves real money. */
export const isLiveKey = (secretKey: string): boolean => /^[sr]k_live_/.test(secretKey);

export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe';
  readonly publishableKey: string;
  readonly isLive: boolean;
  readonly #stripe: Stripe;
  readonly #webhookSecret: string;

  constructor({ secretKey, publishableKey, webhookSecret, apiBase }: Options) {
    this.publishableKey = publishableKey;
    this.isLive = isLiveKey(secretKey);
    this.#webhookSecret = webhookSecret;
    this.#stripe = new Stripe(secretKey, {
      timeout: 15_000,
      maxNetworkRetries: 2,
      ...(apiBase ? toHostOptions(apiBase) : {}),
    });
  }

  async createIntent({ paymentId, ownerId, amount, currency, providerId }: NewIntent) {
    const intent = await this.#call(nothingCharged, () =>
      // Stripe forgets the idempotency key after a day
      providerId === undefined
        ? this.#stripe.paymentIntents.create(
            {
              amount,
              currency,
              automatic_payment_methods: { enabled: true },
              metadata: { paymentId, ownerId },
            },
            { idempotencyKey: paymentId },
          )
        : this.#stripe.paymentIntents.retrieve(providerId),
    );
    if (!intent.client_secret) throw createProviderFailedError(nothingCharged);
    return { providerId: intent.id, clientSecret: intent.client_secret };
  }

  async findIntent(providerId: string): Promise<ProviderPayment | undefined> {
    const intent = await this.#call(notConfirmed, () =>
      this.#stripe.paymentIntents
        .retrieve(providerId, { expand: ['latest_charge'] })
        .catch(undefinedIfUnknown),
    );
    if (!intent?.metadata['paymentId']) return undefined;
    const charge = await this.#chargeOf(intent);
    const disputes = charge?.disputed ? await this.#disputesOf(charge.id) : [];
    return toProviderPayment(intent, charge, disputes);
  }

  verifyWebhook(body: Buffer, signature: string | undefined): string | undefined {
    try {
      return findIntentId(
        this.#stripe.webhooks.constructEvent(
          body,
          signature ?? '',
          this.#webhookSecret,
          signatureMaxAgeSeconds,
        ),
      );
    } catch (cause) {
      throw new AppError('bad-signature', 'The signature does not match.', { cause });
    }
  }

  async #chargeOf({ latest_charge: charge }: Stripe.PaymentIntent) {
    if (typeof charge !== 'string') return charge ?? undefined;
    return this.#call(notConfirmed, () => this.#stripe.charges.retrieve(charge));
  }

  async #disputesOf(charge: string): Promise<Stripe.Dispute[]> {
    const { data } = await this.#call(notConfirmed, () =>
      this.#stripe.disputes.list({ charge, limit: 100 }),
    );
    return data;
  }

  async #call<T>(failure: string, request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (cause) {
      throw createProviderFailedError(failure, cause);
    }
  }
}

const nothingCharged =
  'The card payment provider is not responding. Nothing was charged. Try again in a moment.';
/** Used for lookups, because the card may already have been charged by then. */
const notConfirmed =
  'The card payment provider is not responding, so we can’t confirm your payment yet. If your card was charged, you can create your application as soon as the provider confirms it. Don’t pay again.';

const createProviderFailedError = (message: string, cause?: unknown) =>
  new AppError('provider-failed', message, { cause });

/** Ignores payment intents of another Stripe account or of the other mode (test or live). */
function undefinedIfUnknown(error: unknown): undefined {
  if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return;
  throw error;
}

function toHostOptions(apiBase: string) {
  const { protocol, hostname, port } = new URL(apiBase);
  return {
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    host: hostname,
    ...(port ? { port } : {}),
  };
}

import { AppError } from '@grantwright/shared/service';
import Stripe from 'stripe';
import type { NewIntent, PaymentProvider, ProviderPayment } from './payment-provider.ts';
import { intentOfEvent, presentIntent } from './present-intent.ts';

type Options = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  apiBase?: string;
};

/** Seconds that a signature stays good. */
const toleranceSeconds = 300;

/** Whether a secret key of Stripe, full or restricted, is for real money. */
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
      ...(apiBase ? addressOf(apiBase) : {}),
    });
  }

  async createIntent({ paymentId, ownerId, amount, currency }: NewIntent) {
    const intent = await this.#ask(() =>
      this.#stripe.paymentIntents.create(
        {
          amount,
          currency,
          automatic_payment_methods: { enabled: true },
          metadata: { paymentId, ownerId },
        },
        { idempotencyKey: paymentId },
      ),
    );
    if (!intent.client_secret) throw providerFailed();
    return { providerId: intent.id, clientSecret: intent.client_secret };
  }

  async findIntent(providerId: string): Promise<ProviderPayment | undefined> {
    const intent = await this.#ask(() =>
      this.#stripe.paymentIntents
        .retrieve(providerId, { expand: ['latest_charge'] })
        .catch(absentWhenUnknown),
    );
    if (!intent?.metadata['paymentId']) return undefined;
    const charge = await this.#chargeOf(intent);
    const disputes = charge?.disputed ? await this.#disputesOf(charge.id) : [];
    return presentIntent(intent, charge, disputes);
  }

  intentOfWebhook(body: Buffer, signature: string | undefined): string | undefined {
    try {
      return intentOfEvent(
        this.#stripe.webhooks.constructEvent(
          body,
          signature ?? '',
          this.#webhookSecret,
          toleranceSeconds,
        ),
      );
    } catch (cause) {
      throw new AppError('bad-signature', 'The signature does not match.', { cause });
    }
  }

  async #chargeOf({ latest_charge: charge }: Stripe.PaymentIntent) {
    if (typeof charge !== 'string') return charge ?? undefined;
    return this.#ask(() => this.#stripe.charges.retrieve(charge));
  }

  async #disputesOf(charge: string): Promise<Stripe.Dispute[]> {
    const { data } = await this.#ask(() => this.#stripe.disputes.list({ charge, limit: 100 }));
    return data;
  }

  async #ask<T>(question: () => Promise<T>): Promise<T> {
    try {
      return await question();
    } catch (cause) {
      throw providerFailed(cause);
    }
  }
}

const providerFailed = (cause?: unknown) =>
  new AppError(
    'provider-failed',
    'The card payment provider did not answer. Nothing was charged.',
    {
      cause,
    },
  );

/** An intent of another account, or of the other mode, is none of ours. */
function absentWhenUnknown(error: unknown): undefined {
  if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return;
  throw error;
}

function addressOf(apiBase: string) {
  const { protocol, hostname, port } = new URL(apiBase);
  return {
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    host: hostname,
    ...(port ? { port } : {}),
  };
}

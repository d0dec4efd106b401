import { AppError } from '@grantwright/shared/service';
import Stripe from 'stripe';
import type { NewIntent, PaymentProvider, ProviderPayment } from './payment-provider.ts';

type Options = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  apiBase?: string;
};

/** Seconds that a signature stays good. */
const tolerance = 300;

export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe';
  readonly publishableKey: string;
  readonly #stripe: Stripe;
  readonly #webhookSecret: string;

  constructor({ secretKey, publishableKey, webhookSecret, apiBase }: Options) {
    this.publishableKey = publishableKey;
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
    const intent = await this.#ask(() => this.#stripe.paymentIntents.retrieve(providerId));
    const paymentId = intent.metadata['paymentId'];
    if (!paymentId) return undefined;
    const message = intent.last_payment_error?.message;
    return { paymentId, status: statusOf(intent), ...(message ? { message } : {}) };
  }

  intentOfWebhook(body: Buffer, signature: string | undefined): string | undefined {
    try {
      const event = this.#stripe.webhooks.constructEvent(
        body,
        signature ?? '',
        this.#webhookSecret,
        tolerance,
      );
      return event.type.startsWith('payment_intent.') && 'id' in event.data.object
        ? String(event.data.object.id)
        : undefined;
    } catch (cause) {
      throw new AppError('bad-signature', 'The signature does not match.', { cause });
    }
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

function statusOf(intent: Stripe.PaymentIntent): ProviderPayment['status'] {
  if (intent.status === 'succeeded') return 'succeeded';
  if (intent.status === 'canceled') return 'failed';
  return intent.last_payment_error && intent.status === 'requires_payment_method'
    ? 'failed'
    : 'open';
}

function addressOf(apiBase: string) {
  const { protocol, hostname, port } = new URL(apiBase);
  return {
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    host: hostname,
    ...(port ? { port } : {}),
  };
}

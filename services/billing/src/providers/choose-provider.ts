import { callProvider, type Metrics } from '@grantwright/shared/service';
import type { Connection } from 'mongoose';
import type { BillingSettings } from '../config.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { SandboxProvider } from './sandbox-provider.ts';

/**
 * Returns Stripe if its keys are configured (the configuration checks that none is missing), otherwise the sandbox.
 * Only Stripe loads its library.
 */
export async function chooseProvider(
  settings: BillingSettings,
  { database, metrics, now }: { database: Connection; metrics: Metrics; now: () => Date },
): Promise<PaymentProvider> {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: apiBase,
  } = settings;
  if (!secretKey || !publishableKey || !webhookSecret) return new SandboxProvider(database, now);
  const { StripeProvider } = await import('./stripe-provider.ts');
  const stripe = new StripeProvider({
    secretKey,
    publishableKey,
    webhookSecret,
    ...(apiBase ? { apiBase } : {}),
  });
  return observeProvider(stripe, metrics);
}

/** Wraps a provider that accepts real cards: records a span and metrics for each call. */
function observeProvider(provider: PaymentProvider, metrics: Metrics): PaymentProvider {
  const observe = <T>(operation: string, call: () => Promise<T>) =>
    callProvider(
      metrics,
      { provider: provider.name, operation, attributes: { 'payment.operation': operation } },
      call,
    );
  return {
    name: provider.name,
    isLive: provider.isLive,
    ...(provider.publishableKey ? { publishableKey: provider.publishableKey } : {}),
    createIntent: (intent) => observe('create-intent', () => provider.createIntent(intent)),
    findIntent: (id) => observe('find-intent', () => provider.findIntent(id)),
    verifyWebhook: (body, signature) => provider.verifyWebhook(body, signature),
  };
}

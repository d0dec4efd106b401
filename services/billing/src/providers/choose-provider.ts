import type { Metrics } from '@grantwright/shared/service';
import type { Connection } from 'mongoose';
import type { BillingSettings } from '../config.ts';
import { observeProvider } from './observe-provider.ts';
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

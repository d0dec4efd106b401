import { callProvider, type Metrics } from '@grantwright/shared/service';
import type { PaymentProvider } from './payment-provider.ts';

/** Wraps a provider that accepts real cards: records a span and metrics for each call. */
export function observeProvider(provider: PaymentProvider, metrics: Metrics): PaymentProvider {
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

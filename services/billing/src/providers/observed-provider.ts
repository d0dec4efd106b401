import { askProvider, type Metrics } from '@grantwright/shared/service';
import type { PaymentProvider } from './payment-provider.ts';

/** The same provider, with a span and a measurement for everything that it is asked. */
export function observedProvider(given: PaymentProvider, metrics: Metrics): PaymentProvider {
  const asked = (operation: string) => ({
    provider: given.name,
    operation,
    attributes: { 'payment.operation': operation },
  });
  return {
    name: given.name,
    isLive: given.isLive,
    ...(given.publishableKey ? { publishableKey: given.publishableKey } : {}),
    createIntent: (intent) =>
      askProvider(metrics, asked('create-intent'), () => given.createIntent(intent)),
    findIntent: (id) => askProvider(metrics, asked('find-intent'), () => given.findIntent(id)),
    intentOfWebhook: (body, signature) => given.intentOfWebhook(body, signature),
  };
}

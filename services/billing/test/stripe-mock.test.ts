import { afterAll, describe, expect, it } from 'vitest';
import { StripeProvider } from '../src/providers/stripe-provider.ts';
import { startStripeMock } from './support/stripe-mock.ts';

const mock = await startStripeMock();
afterAll(() => mock?.stop());

const provider = (secretKey = mock?.secretKey ?? '') =>
  new StripeProvider({
    secretKey,
    publishableKey: 'pk_test_x',
    webhookSecret: 'whsec_test',
    apiBase: mock?.apiBase ?? '',
  });

const intent = { paymentId: 'p-1', ownerId: 'u-1', amount: 1000, currency: 'usd' };

describe.skipIf(!mock)('the Stripe provider, checked by stripe-mock', () => {
  it('creates an intent and returns its client secret', async () => {
    const created = await provider().createIntent(intent);
    expect(created.providerId).toMatch(/^pi_/);
    expect(created.clientSecret).toMatch(/^pi_.+_secret_/);
  });

  it('ignores an intent without our metadata', async () => {
    expect(await provider().findIntent('pi_123')).toBeUndefined();
  });

  it('reports a rejection as a provider failure', async () => {
    const refused = { code: 'provider-failed', message: /Nothing was charged/ };
    const invalidIntent = { ...intent, amount: -0.5 };
    await expect(provider().createIntent(invalidIntent)).rejects.toMatchObject({
      code: refused.code,
    });
    await expect(provider('not a key').createIntent(intent)).rejects.toMatchObject({
      code: refused.code,
    });
  });
});

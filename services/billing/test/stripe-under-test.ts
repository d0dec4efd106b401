import { serviceUnderTest } from '@grantwright/shared/testing';
import request from 'supertest';
import { afterAll, beforeAll } from 'vitest';
import type { AccountRecord } from '../src/accounts/account-model.ts';
import { createApp, createOutboxes } from '../src/app.ts';
import { settingsSchema } from '../src/config.ts';
import { fakeAuth } from './support/fake-auth.ts';
import { signedEvent, type EventType } from './support/signed-event.ts';
import { FakeStripe } from './support/fake-stripe.ts';

const webhookSecret = 'whsec_test';

type SigningOptions = { secret?: string; timestamp?: number; type?: EventType };

/** Runs the service with a fake Stripe, with helpers for users and webhooks. */
export function stripeUnderTest() {
  const provider = new FakeStripe();
  let apiBase = '';
  beforeAll(async () => {
    apiBase = await provider.listen();
  });
  afterAll(() => provider.close());
  const auth = fakeAuth();

  const service = serviceUnderTest({
    name: 'billing',
    createApp: (tools) =>
      createApp(tools, {
        settings: settingsSchema.parse({
          STRIPE_SECRET_KEY: 'sk_test_x',
          STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
          STRIPE_WEBHOOK_SECRET: webhookSecret,
          STRIPE_API_BASE: apiBase,
          RECEIPT_SELLER: 'Grantwright LLC',
        }),
        urls: { auth: auth.url },
      }),
    outboxes: createOutboxes,
    records: ['payment.succeeded', 'payment.reversed'],
  });

  /** Delivers a webhook about an intent. */
  function webhook(intentId: string, signing: SigningOptions = {}) {
    const { payload, headers } = signedEvent(intentId, { secret: webhookSecret, ...signing });
    return request(service.url).post('/api/webhooks/stripe').set(headers).send(payload);
  }

  function aUser() {
    const { id, authorization } = service.identities.user();
    const as = { authorization };
    return {
      id,
      authorization,
      credits: async () => {
        const { body } = await request(service.url).get('/api/entitlement').set(as);
        return (body as { credits: number }).credits;
      },
      account: async () => {
        const accounts = service.database.collection<AccountRecord>('accounts');
        const account = await accounts.findOne({ _id: id });
        if (!account) throw new Error('no account');
        return account;
      },
      reserve: (application: string) =>
        request(service.url).put(`/internal/reservations/${application}`).set(as),
      release: (application: string) =>
        request(service.url).delete(`/internal/reservations/${application}`).set(as),
      settle: (payment: string) =>
        request(service.url).post(`/api/payments/${payment}/settle`).set(as),
      startPayment: async (headers: Record<string, string> = {}) => {
        const { body } = await request(service.url)
          .post('/api/create-payment-intent')
          .set({ ...as, ...headers })
          .send({ amount: 1000 })
          .expect(201);
        const { id: payment, clientSecret } = body as { id: string; clientSecret: string };
        return {
          id: payment,
          body: body as object,
          intentId: clientSecret.replace(/_s$/, ''),
        };
      },
    };
  }
  return { provider, service, webhook, aUser };
}

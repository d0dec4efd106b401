import { measured, serviceUnderTest } from '@grantwright/shared/testing';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp, outboxes } from '../src/app.ts';
import { settingsSchema } from '../src/config.ts';
import { signedEvent, StripeStandIn } from './support/stripe-stand-in.ts';

const provider = new StripeStandIn();
let apiBase = '';
beforeAll(async () => {
  apiBase = await provider.listen();
});
afterAll(() => provider.close());

const webhookSecret = 'whsec_test';
const under = serviceUnderTest({
  name: 'billing',
  createApp: (tools) =>
    createApp(tools, {
      settings: settingsSchema.parse({
        STRIPE_SECRET_KEY: 'sk_test_x',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_BASE: apiBase,
      }),
      urls: {},
    }),
  outboxes,
});

function webhook(intentId: string, signing: { secret?: string; timestamp?: number } = {}) {
  const { payload, headers } = signedEvent(intentId, { secret: webhookSecret, ...signing });
  return request(under.url).post('/api/webhooks/stripe').set(headers).send(payload);
}

const settleAs = (authorization: string, id: string) =>
  request(under.url).post(`/api/payments/${id}/settle`).set({ authorization });

async function begun() {
  const { authorization } = under.identities.person();
  const { body } = await request(under.url)
    .post('/api/create-payment-intent')
    .set({ authorization })
    .send({ amount: 1000 })
    .expect(201);
  const { id, clientSecret } = body as { id: string; clientSecret: string };
  const intentId = clientSecret.replace(/_s$/, '');
  const credits = async () => {
    const answer = await request(under.url).get('/api/entitlement').set({ authorization });
    return (answer.body as { credits: number }).credits;
  };
  const pay = () => provider.pay(intentId);
  return { authorization, body: body as object, id, intentId, credits, pay };
}

describe('the card payment provider', () => {
  it('is given an intent with our own amount, and the browser its publishable key', async () => {
    const { body } = await begun();
    expect(body).toMatchObject({ provider: 'stripe', publishableKey: 'pk_test_x' });
    const asked = { provider: 'stripe', operation: 'create-intent', outcome: 'ok' };
    const { metrics } = under.service;
    expect(await measured(metrics, 'provider_call_duration_seconds_count', asked)).toBe(1);
  });

  it('is asked how a payment stands: a signed message alone gives no credit', async () => {
    const payment = await begun();
    await webhook(payment.intentId).expect(204);
    expect(await payment.credits()).toBe(0);
    payment.pay();
    await webhook(payment.intentId).expect(204);
    expect(await payment.credits()).toBe(1);
  });

  it('may repeat and reorder its messages, and come late or never: the credit is given once', async () => {
    const payment = await begun();
    payment.pay();
    await Promise.all([
      webhook(payment.intentId),
      webhook(payment.intentId),
      settleAs(payment.authorization, payment.id),
      webhook(payment.intentId),
      settleAs(payment.authorization, payment.id),
    ]);
    expect(await payment.credits()).toBe(1);
    const unheard = await begun();
    unheard.pay();
    await settleAs(unheard.authorization, unheard.id).expect(200);
    expect(await unheard.credits()).toBe(1);
  });

  it('is heard even before its own answer to the intent was stored', async () => {
    const payment = await begun();
    payment.pay();
    await under.database
      .collection<{ _id: string }>('payments')
      .updateOne({ _id: payment.id }, { $unset: { providerId: 1 } });
    await webhook(payment.intentId).expect(204);
    expect(await payment.credits()).toBe(1);
  });

  it('is not believed with a bad or an old signature', async () => {
    const payment = await begun();
    payment.pay();
    await webhook(payment.intentId, { secret: 'whsec_other' }).expect(400);
    const old = Math.floor(Date.now() / 1000) - 3600;
    await webhook(payment.intentId, { timestamp: old }).expect(400);
    expect(await payment.credits()).toBe(0);
  });

  it('does not know test cards', async () => {
    const { authorization, id } = await begun();
    await request(under.url)
      .post(`/api/payments/${id}/sandbox-card`)
      .set({ authorization })
      .send({ cardNumber: '4242424242424242' })
      .expect(404);
  });
});

describe('the configuration', () => {
  it('refuses the sandbox in production, and half of a provider', () => {
    const faults = (env: object) =>
      settingsSchema.safeParse(env).error?.issues.map(({ path }) => path[0]);
    expect(faults({ NODE_ENV: 'production' })).toEqual(['STRIPE_SECRET_KEY']);
    expect(faults({ STRIPE_SECRET_KEY: 'sk' })).toEqual([
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_WEBHOOK_SECRET',
    ]);
    expect(faults({})).toBeUndefined();
  });
});

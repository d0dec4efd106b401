import { serviceUnderTest } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp, outboxes } from '../src/app.ts';
import { settingsSchema } from '../src/config.ts';

type Intent = { id: string; status: string; client_secret: string; metadata: object };

/** The provider's API as far as we use it: intents by id, one for each idempotency key. */
const intents = new Map<string, Intent>();
let provider: Server;
let apiBase = '';
beforeAll(async () => {
  provider = createServer((req, res) => {
    res.setHeader('Content-Type', 'application/json');
    if (req.method === 'GET') {
      const intent = intents.get(req.url?.split('/').at(-1) ?? '');
      res.statusCode = intent ? 200 : 404;
      res.end(
        JSON.stringify(intent ?? { error: { type: 'invalid_request_error', message: 'no' } }),
      );
      return;
    }
    let form = '';
    req.on('data', (chunk: Buffer) => (form += chunk.toString()));
    req.on('end', () => {
      const sent = new URLSearchParams(form);
      const id = `pi_${String(req.headers['idempotency-key']).replaceAll('-', '')}`;
      const metadata = {
        paymentId: sent.get('metadata[paymentId]'),
        ownerId: sent.get('metadata[ownerId]'),
      };
      const made = { id, status: 'requires_payment_method', client_secret: `${id}_s`, metadata };
      intents.set(id, { ...made, ...intents.get(id) });
      res.end(JSON.stringify(intents.get(id)));
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  apiBase = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(() => void provider.close());

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

type Options = { secret?: string; timestamp?: number };
function webhook(intentId: string, { secret = webhookSecret, timestamp }: Options = {}) {
  const payload = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { id: intentId, object: 'payment_intent', status: 'succeeded' } },
  });
  const header = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(timestamp === undefined ? {} : { timestamp }),
  });
  return request(under.url)
    .post('/api/webhooks/stripe')
    .set({ 'content-type': 'application/json', 'stripe-signature': header })
    .send(payload);
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
  const pay = () => {
    const intent = intents.get(intentId);
    if (!intent) throw new Error('no intent');
    intent.status = 'succeeded';
  };
  return { authorization, body: body as object, id, intentId, credits, pay };
}

describe('the card payment provider', () => {
  it('is given an intent with our own amount, and the browser its publishable key', async () => {
    const { body } = await begun();
    expect(body).toMatchObject({ provider: 'stripe', publishableKey: 'pk_test_x' });
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

import { metricValue } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settingsSchema } from '../src/config.ts';
import { stripeUnderTest } from './stripe-under-test.ts';

const { provider, service, webhook, aUser } = stripeUnderTest();

async function startedPayment() {
  const person = aUser();
  const payment = await person.startPayment();
  const pay = () => provider.pay(payment.intentId);
  return { ...person, ...payment, pay };
}

afterEach(() => void vi.useRealTimers());

describe('the card payment provider', () => {
  it("creates an intent with the server's amount and returns the publishable key", async () => {
    const { body } = await startedPayment();
    expect(body).toMatchObject({ provider: 'stripe', publishableKey: 'pk_test_x' });
    const labels = { provider: 'stripe', operation: 'create-intent', outcome: 'ok' };
    const { metrics } = service.running;
    expect(await metricValue(metrics, 'provider_call_duration_seconds_count', labels)).toBe(1);
  });

  it('is queried for the payment, because a signed webhook alone does not grant a credit', async () => {
    const payment = await startedPayment();
    await webhook(payment.intentId).expect(204);
    expect(await payment.credits()).toBe(0);
    payment.pay();
    await webhook(payment.intentId).expect(204);
    expect(await payment.credits()).toBe(1);
  });

  it('grants one credit for repeated, reordered, late and missing webhooks', async () => {
    const payment = await startedPayment();
    payment.pay();
    await Promise.all([
      webhook(payment.intentId),
      webhook(payment.intentId),
      payment.settle(payment.id),
      webhook(payment.intentId),
      payment.settle(payment.id),
    ]);
    expect(await payment.credits()).toBe(1);
    const withoutWebhook = await startedPayment();
    withoutWebhook.pay();
    await withoutWebhook.settle(withoutWebhook.id).expect(200);
    expect(await withoutWebhook.credits()).toBe(1);
  });

  it('may send webhooks before the response to the new intent is stored', async () => {
    const payment = await startedPayment();
    payment.pay();
    await service.database
      .collection<{ _id: string }>('payments')
      .updateOne({ _id: payment.id }, { $unset: { providerId: 1 } });
    await webhook(payment.intentId).expect(204);
    expect(await payment.credits()).toBe(1);
  });

  it('leads to a warning not to pay again if a lookup fails', async () => {
    const payment = await startedPayment();
    payment.pay();
    provider.isLookupRejected = true;
    const { status, body } = await payment.settle(payment.id);
    provider.isLookupRejected = false;
    expect(status).toBe(502);
    expect((body as { detail: string }).detail).toMatch(/Don’t pay again\.$/);
  });

  it('is queried again later if neither the return from the bank nor the webhook settled the payment', async () => {
    const person = aUser();
    await person.reserve(randomUUID()).expect(200);
    const { id, intentId } = await person.startPayment();
    provider.pay(intentId);
    provider.isLookupRejected = true;
    await person.settle(id).expect(502);
    expect(await person.credits()).toBe(0);
    provider.isLookupRejected = false;
    expect(await person.credits()).toBe(1);
    expect(await person.credits()).toBe(1);
  });

  it('returns the same intent after it has forgotten the key', async () => {
    const person = aUser();
    const key = { 'Idempotency-Key': 'one-visit-of-the-page' };
    const first = await person.startPayment(key);
    provider.forgetKeys();
    expect(await person.startPayment(key)).toEqual(first);
    provider.pay(first.intentId);
    await person.settle(first.id).expect(200);
    expect(await person.credits()).toBe(1);
  });

  it('receives a limited number of requests per user', async () => {
    // The limit is per minute, and the requests may take longer.
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() });
    const person = aUser();
    await person.reserve(randomUUID()).expect(200);
    const { id } = await person.startPayment();
    const before = provider.lookups;
    const responses = await Promise.all(Array.from({ length: 40 }, () => person.settle(id)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 429]));
    const { lookups } = provider;
    expect(lookups - before).toBeLessThanOrEqual(30);
    expect(await person.credits()).toBe(0);
    expect(provider.lookups).toBe(lookups);
  });

  it('does not accept test cards', async () => {
    const { authorization, id } = await startedPayment();
    await request(service.url)
      .post(`/api/payments/${id}/sandbox-card`)
      .set({ authorization })
      .send({ cardNumber: '4242424242424242' })
      .expect(404);
  });
});

describe('the configuration', () => {
  it('rejects the sandbox in production and incomplete Stripe keys', () => {
    const faults = (env: object) =>
      settingsSchema.safeParse(env).error?.issues.map(({ path }) => path[0]);
    expect(faults({ NODE_ENV: 'production' })).toEqual(['STRIPE_SECRET_KEY']);
    expect(faults({ STRIPE_SECRET_KEY: 'sk' })).toEqual([
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_WEBHOOK_SECRET',
    ]);
    expect(faults({})).toBeUndefined();
  });

  it('rejects test keys, mixed modes and a fake Stripe in production', () => {
    const live = {
      NODE_ENV: 'production',
      STRIPE_SECRET_KEY: 'sk_live_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
    };
    const faults = (overrides: object) =>
      settingsSchema.safeParse({ ...live, ...overrides }).error?.issues.map(({ path }) => path[0]);
    expect(faults({})).toBeUndefined();
    expect(faults({ STRIPE_SECRET_KEY: 'sk_test_x' })).toEqual(['STRIPE_SECRET_KEY']);
    expect(faults({ STRIPE_PUBLISHABLE_KEY: 'pk_test_x' })).toEqual(['STRIPE_PUBLISHABLE_KEY']);
    expect(faults({ STRIPE_API_BASE: 'http://localhost:1' })).toEqual(['STRIPE_API_BASE']);
    const mixed = { NODE_ENV: 'development', STRIPE_PUBLISHABLE_KEY: 'pk_test_x' };
    expect(faults(mixed)).toEqual(['STRIPE_PUBLISHABLE_KEY']);
  });
});

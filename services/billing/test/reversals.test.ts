import { events } from '@grantwright/shared/events';
import { anEvent, metricValue, waitFor } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Intent } from './support/fake-stripe.ts';
import { stripeUnderTest } from './stripe-under-test.ts';

const { provider, service, webhook, aUser } = stripeUnderTest();

/** Creates a user with one paid credit, and its payment. */
async function withCredit(person = aUser()) {
  const payment = await person.startPayment();
  provider.pay(payment.intentId);
  await webhook(payment.intentId).expect(204);
  return { person, ...payment };
}

/** Creates a user who has used the free application and a second one, paid for with this payment. */
async function withUsedCredit() {
  const paid = await withCredit();
  await paid.person.reserve(randomUUID()).expect(200);
  const application = randomUUID();
  await paid.person.reserve(application).expect(200);
  return { ...paid, application };
}
const created = (ownerId: string, application: string) =>
  service.bus.publish(anEvent(events.applicationCreated, application, { ownerId }));

const reviewed = (reason: string) =>
  metricValue(service.running.metrics, 'payment_anomalies_total', { reason });

describe('a refund', () => {
  it('withdraws an unused credit once and publishes the event', async () => {
    const { person, id, intentId } = await withCredit();
    provider.refund(intentId);
    await Promise.all([1, 2, 3].map(() => webhook(intentId, { type: 'charge.refunded' })));
    await webhook(intentId, { type: 'refund.created' }).expect(204);
    expect(await person.credits()).toBe(0);
    const { body } = await person.settle(id).expect(200);
    expect(body).toMatchObject({ status: 'failed', message: expect.stringContaining('refunded') });
    const reversed = () =>
      service.recorded.filter(({ type, subject }) => type === 'payment.reversed' && subject === id);
    await waitFor(() => reversed().length > 0);
    expect(reversed().map(({ data }) => data)).toEqual([
      { ownerId: person.id, amount: 1000, currency: 'usd', reason: 'refunded' },
    ]);
  });

  it('keeps the credit if it is partial', async () => {
    const { person, intentId } = await withCredit();
    provider.refund(intentId, 999);
    await webhook(intentId, { type: 'charge.refunded' }).expect(204);
    expect(await person.credits()).toBe(1);
  });

  it('withdraws the credit when partial refunds add up to the full amount', async () => {
    const { person, intentId } = await withCredit();
    for (const refunded of [400, 1000]) {
      provider.refund(intentId, refunded);
      await webhook(intentId, { type: 'charge.refunded' }).expect(204);
    }
    expect(await person.credits()).toBe(0);
  });

  it('returns the credit if the bank rejects the refund', async () => {
    const { person, intentId } = await withCredit();
    provider.refund(intentId);
    await webhook(intentId, { type: 'charge.refunded' });
    provider.refund(intentId, 0);
    await webhook(intentId, { type: 'refund.failed' }).expect(204);
    expect(await person.credits()).toBe(1);
  });

  it('leaves no credit if it is handled before the payment', async () => {
    const person = aUser();
    const { intentId } = await person.startPayment();
    provider.pay(intentId);
    provider.refund(intentId);
    await webhook(intentId, { type: 'charge.refunded' }).expect(204);
    await webhook(intentId).expect(204);
    expect(await person.credits()).toBe(0);
  });

  it('is not undone by an older response from the provider', async () => {
    const person = aUser();
    const { intentId } = await person.startPayment();
    provider.pay(intentId);
    let lookups = 0;
    provider.beforeLookupResponse = async ({ id }) => {
      lookups += 1;
      // the first lookup finds the payment, and the second evaluates it
      if (id !== intentId || lookups !== 2) return;
      provider.refund(intentId);
      await webhook(intentId, { type: 'charge.refunded' }).expect(204);
    };
    await webhook(intentId).expect(204);
    provider.beforeLookupResponse = () => Promise.resolve();
    expect(await person.credits()).toBe(0);
  });

  it('does not affect other credits', async () => {
    const { person, intentId } = await withCredit();
    await withCredit(person);
    provider.refund(intentId);
    await webhook(intentId, { type: 'charge.refunded' });
    expect(await person.credits()).toBe(1);
  });
});

describe('a dispute', () => {
  it.each([
    ['needs_response', 0],
    ['under_review', 0],
    ['lost', 0],
    ['won', 1],
    ['warning_needs_response', 1],
  ] as const)('with status %s leaves %i credits', async (status, credits) => {
    const { person, intentId } = await withCredit();
    provider.dispute(intentId, status);
    await webhook(intentId, { type: 'charge.dispute.created' }).expect(204);
    expect(await person.credits()).toBe(credits);
  });

  it('returns the credit once if it is won', async () => {
    const { person, intentId } = await withCredit();
    provider.dispute(intentId, 'needs_response');
    await webhook(intentId, { type: 'charge.dispute.created' });
    provider.dispute(intentId, 'won');
    await Promise.all(
      [1, 2, 3].map(() => webhook(intentId, { type: 'charge.dispute.closed' }).expect(204)),
    );
    expect(await person.credits()).toBe(1);
    expect((await person.account()).withdrawnPayments).toEqual([]);
  });
});

describe('a credit already used for an application', () => {
  it('is not withdrawn, but the account is flagged and owes nothing', async () => {
    const { person, id, intentId, application } = await withUsedCredit();
    await created(person.id, application);
    const before = (await reviewed('used')) ?? 0;
    provider.refund(intentId);
    await webhook(intentId, { type: 'charge.refunded' }).expect(204);
    await webhook(intentId, { type: 'charge.refunded' }).expect(204);
    expect(await person.credits()).toBe(0);
    expect((await person.account()).withdrawnPayments).toMatchObject([{ id, isUsed: true }]);
    expect(await reviewed('used')).toBe(before + 1);
    await withCredit(person);
    expect(await person.credits()).toBe(1);
    await person.reserve(randomUUID()).expect(200);
    await person.reserve(randomUUID()).expect(402);
  });

  it('is counted the same whether the refund or the next payment comes first', async () => {
    const ends = [];
    for (const isRefundFirst of [true, false]) {
      const { person, intentId, application } = await withUsedCredit();
      await created(person.id, application);
      provider.refund(intentId);
      if (isRefundFirst) await webhook(intentId, { type: 'charge.refunded' });
      await withCredit(person);
      if (!isRefundFirst) await webhook(intentId, { type: 'charge.refunded' });
      ends.push(await person.credits());
    }
    expect(ends).toEqual([1, 1]);
  });
});

describe('an intent that does not match its payment', () => {
  const mismatches: [string, Partial<Intent>, string?][] = [
    ['amount', { amount_received: 100 }],
    ['currency', { currency: 'jpy' }],
    ['mode', { livemode: true }],
    ['owner', {}, 'somebody-else'],
  ];
  it.each(mismatches)(
    'grants no credit for a different %s, and is reported',
    async (reason, overrides, owner) => {
      const person = aUser();
      const { id, intentId } = await person.startPayment();
      const metadata = { paymentId: id, ownerId: owner ?? person.id };
      const before = (await reviewed(reason)) ?? 0;
      provider.pay(intentId, { ...overrides, metadata });
      await webhook(intentId).expect(204);
      const { body } = await person.settle(id).expect(200);
      expect(body).toMatchObject({
        status: 'failed',
        message: expect.stringContaining('no credit'),
      });
      expect(await person.credits()).toBe(0);
      expect(await reviewed(reason)).toBe(before + 1);
    },
  );

  it('grants no credit if its payment already has an intent', async () => {
    const person = aUser();
    const { id, intentId } = await person.startPayment();
    const intent = provider.intents.get(intentId);
    if (!intent) throw new Error('no intent');
    const other = `pi_${randomUUID()}`;
    provider.intents.set(other, { ...intent, id: other });
    provider.pay(other);
    await webhook(other).expect(204);
    expect(await person.credits()).toBe(0);
    provider.pay(intentId);
    await person.settle(id).expect(200);
    expect(await person.credits()).toBe(1);
  });

  it('is ignored if it is unknown, as are other events', async () => {
    await webhook(`pi_${randomUUID()}`).expect(204);
    const person = aUser();
    const { intentId } = await person.startPayment();
    provider.pay(intentId);
    await webhook(intentId, { type: 'invoice.paid' }).expect(204);
    expect(await person.credits()).toBe(0);
  });
});

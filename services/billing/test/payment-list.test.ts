import request from 'supertest';
import { expect, it } from 'vitest';
import { stripeUnderTest } from './stripe-under-test.ts';

const { provider, service, webhook, aUser } = stripeUnderTest();
type Person = ReturnType<typeof aUser>;

async function pay(person: Person) {
  const payment = await person.startPayment();
  provider.pay(payment.intentId);
  await webhook(payment.intentId).expect(204);
  return payment;
}

async function listOf({ authorization }: Person): Promise<unknown> {
  const list = request(service.url).get('/api/payments').set({ authorization });
  return (await list.expect(200)).body;
}

it("lists the user's charged payments, newest first, with refunds and disputes", async () => {
  const person = aUser();
  const [paid, refunded, disputed] = [await pay(person), await pay(person), await pay(person)];
  await person.startPayment();
  provider.refund(refunded.intentId);
  await webhook(refunded.intentId, { type: 'charge.refunded' }).expect(204);
  provider.dispute(disputed.intentId, 'needs_response');
  await webhook(disputed.intentId, { type: 'charge.dispute.created' }).expect(204);
  const paidAt = '2026-11-20T23:59:59.000Z';
  const receipt = {
    amount: 1000,
    currency: 'usd',
    number: expect.any(String),
    paidAt,
    createdAt: paidAt,
  };
  expect(await listOf(person)).toEqual([
    { ...receipt, id: disputed.id, status: 'disputed' },
    { ...receipt, id: refunded.id, status: 'refunded', amountRefunded: 1000 },
    { ...receipt, id: paid.id, status: 'paid' },
  ]);
  expect(await listOf(aUser())).toEqual([]);
});

it('lists a payment that was refunded before it was settled', async () => {
  const person = aUser();
  const { id, intentId } = await person.startPayment();
  provider.pay(intentId);
  provider.refund(intentId);
  await webhook(intentId, { type: 'charge.refunded' }).expect(204);
  expect(await listOf(person)).toMatchObject([{ id, status: 'refunded', amountRefunded: 1000 }]);
  expect(await person.credits()).toBe(0);
});

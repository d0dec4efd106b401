import { waitFor } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { billingUnderTest } from './billing-under-test.ts';

const { service, person, as, buyCredit } = billingUnderTest();

describe('paying', () => {
  it('grants one credit per payment, even if it is settled repeatedly and concurrently', async () => {
    const owner = person();
    const id = await buyCredit(owner);
    await Promise.all([1, 2, 3, 4].map(() => as(owner).settle(id).expect(200)));
    await as(owner).pay(id);
    expect(await as(owner).entitlement()).toMatchObject({ credits: 1 });
    const published = () => service.recorded.filter(({ subject }) => subject === id);
    await waitFor(() => published().length > 0);
    expect(published()).toMatchObject([
      { data: { ownerId: owner.id, amount: 1000, currency: 'usd' } },
    ]);
  });

  it("rejects any amount other than the server's price", async () => {
    const owner = person();
    await as(owner).intent({}).expect(201);
    for (const amount of [1, 999, '1000', null, -1000, 1000.5])
      await as(owner).intent({ amount }).expect(400);
  });

  it('creates one intent for concurrent repeats with the same key', async () => {
    const owner = person();
    const key = randomUUID();
    const responses = await Promise.all([1, 2, 3].map(() => as(owner).intent({}, key)));
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it.each([
    ['4000000000000002', 'Your card was declined.'],
    ['4000000000009995', 'Your card has insufficient funds.'],
    ['1234', 'This is a sandbox: only test cards work here, such as 4242 4242 4242 4242.'],
  ])(
    'reports why card %s is declined, grants no credit, and allows another attempt',
    async (card, message) => {
      const owner = person();
      const { id } = (await as(owner).intent()).body as { id: string };
      expect((await as(owner).pay(id, card)).body).toEqual({ id, status: 'failed', message });
      expect(await as(owner).entitlement()).toMatchObject({ credits: 0 });
      expect((await as(owner).pay(id)).body).toEqual({ id, status: 'succeeded' });
      expect(await as(owner).entitlement()).toMatchObject({ credits: 1 });
    },
  );

  it('rejects an unsigned webhook', async () => {
    const response = await request(service.url)
      .post('/api/webhooks/stripe')
      .set({ 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' })
      .send('{}');
    expect(response.body).toMatchObject({ status: 400, code: 'bad-signature' });
  });
});

import { events } from '@grantwright/shared/events';
import { anEvent, serviceUnderTest, waitFor } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountRecord } from '../src/accounts/account-model.ts';
import { createApp, outboxes } from '../src/app.ts';
import { settingsSchema } from '../src/config.ts';

/** A fake applications service, in which these applications are stored. */
const stored = new Set<string>();
let applications: Server;
const applicationsUrl = { value: '' };
beforeAll(async () => {
  applications = createServer((req, res) => {
    const id = req.url?.split('/').at(-1) ?? '';
    res.statusCode = stored.has(id) ? 200 : 404;
    const problem = {
      type: 'urn:x',
      title: 'Not found',
      status: 404,
      detail: 'gone',
      code: 'not-found',
      requestId: 'x',
    };
    res.end(JSON.stringify(stored.has(id) ? { id } : problem));
  });
  await new Promise<void>((resolve) => applications.listen(0, '127.0.0.1', resolve));
  applicationsUrl.value = `http://127.0.0.1:${(applications.address() as AddressInfo).port}`;
});
afterAll(() => void applications.close());

const under = serviceUnderTest({
  name: 'billing',
  createApp: (tools) =>
    createApp(tools, {
      settings: settingsSchema.parse({}),
      urls: { applications: applicationsUrl.value },
    }),
  outboxes,
  records: ['payment.succeeded'],
});

const person = (over = {}) => under.identities.user(over);
type Person = ReturnType<typeof person>;

const as = ({ authorization }: Person) => ({
  entitlement: async () =>
    (await request(under.url).get('/api/entitlement').set({ authorization })).body as {
      freeLeft: number;
      credits: number;
      superUser: boolean;
    },
  reserve: (id: string) =>
    request(under.url).put(`/internal/reservations/${id}`).set({ authorization }),
  release: (id: string) =>
    request(under.url).delete(`/internal/reservations/${id}`).set({ authorization }),
  intent: (body: object = { amount: 1000 }, key: string = randomUUID()) =>
    request(under.url)
      .post('/api/create-payment-intent')
      .set({ authorization, 'Idempotency-Key': key })
      .send(body),
  pay: (id: string, cardNumber = '4242 4242 4242 4242') =>
    request(under.url)
      .post(`/api/payments/${id}/sandbox-card`)
      .set({ authorization })
      .send({ cardNumber }),
  settle: (id: string) =>
    request(under.url).post(`/api/payments/${id}/settle`).set({ authorization }),
});

async function buyCredit(owner: Person): Promise<string> {
  const { body } = await as(owner).intent().expect(201);
  const { id } = body as { id: string };
  await as(owner).pay(id).expect(200);
  return id;
}

const accountOf = ({ id }: Person) =>
  under.database.collection<AccountRecord>('accounts').findOne({ _id: id });

const created = (owner: Person, applicationId: string) =>
  under.bus.publish(anEvent(events.applicationCreated, applicationId, { ownerId: owner.id }));

describe('the entitlement', () => {
  it('is one free application for a new user', async () => {
    expect(await as(person()).entitlement()).toEqual({
      superUser: false,
      freeLeft: 1,
      credits: 0,
      price: { amount: 1000, currency: 'usd' },
    });
  });

  it('reserves the free application first, then a paid credit, then none', async () => {
    const owner = person();
    const [first, second] = [randomUUID(), randomUUID()];
    expect((await as(owner).reserve(first)).body).toEqual({ kind: 'free' });
    expect((await as(owner).reserve(first)).body).toEqual({ kind: 'free' });
    expect((await as(owner).reserve(second)).body).toMatchObject({
      status: 402,
      code: 'entitlement-required',
    });
    await buyCredit(owner);
    expect((await as(owner).reserve(second)).body).toEqual({ kind: 'credit' });
    expect(await as(owner).entitlement()).toMatchObject({ freeLeft: 0, credits: 0 });
  });

  it('is unlimited and free for a super user', async () => {
    const owner = person({ superUser: true });
    for (let n = 0; n < 3; n += 1)
      expect((await as(owner).reserve(randomUUID())).body).toEqual({ kind: 'super-user' });
    expect(await as(owner).entitlement()).toMatchObject({ superUser: true, freeLeft: 1 });
    expect((await as(owner).intent()).status).toBe(403);
  });

  it('goes to exactly one of three racing requests, a hundred times', async () => {
    for (let round = 0; round < 100; round += 1) {
      const owner = person();
      const responses = await Promise.all([1, 2, 3].map(() => as(owner).reserve(randomUUID())));
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 402, 402]);
    }
  });

  it('is returned once if the application is not stored', async () => {
    const owner = person();
    const id = randomUUID();
    await as(owner).reserve(id);
    await Promise.all([1, 2, 3].map(() => as(owner).release(id).expect(204)));
    expect(await as(owner).entitlement()).toMatchObject({ freeLeft: 1, credits: 0 });
    await buyCredit(owner);
    const [free, paid] = [randomUUID(), randomUUID()];
    await as(owner).reserve(free);
    await as(owner).reserve(paid);
    await as(owner).release(paid);
    expect(await as(owner).entitlement()).toMatchObject({ freeLeft: 0, credits: 1 });
  });

  it('is used once the application is stored, however often that is reported', async () => {
    const owner = person();
    const id = randomUUID();
    await as(owner).reserve(id);
    await Promise.all([created(owner, id), created(owner, id)]);
    await created(owner, id);
    await as(owner).release(id);
    expect(await as(owner).entitlement()).toMatchObject({ freeLeft: 0 });
    expect((await accountOf(owner))?.reservations).toMatchObject([{ id, state: 'settled' }]);
    expect((await as(owner).reserve(id)).body).toMatchObject({ status: 409, code: 'key-reused' });
  });

  it('is charged for an application without a reservation, even in advance', async () => {
    const owner = person();
    await created(owner, randomUUID());
    expect(await as(owner).entitlement()).toMatchObject({ freeLeft: 0, credits: 0 });
    await created(owner, randomUUID());
    expect((await accountOf(owner))?.credits).toBe(-1);
    await buyCredit(owner);
    await as(owner).reserve(randomUUID()).expect(402);
  });

  it('is resolved after an interrupted creation', async () => {
    const owner = person();
    const [missing, found] = [randomUUID(), randomUUID()];
    await buyCredit(owner);
    await as(owner).reserve(missing);
    await as(owner).reserve(found);
    stored.add(found);
    await under.database
      .collection<AccountRecord>('accounts')
      .updateOne(
        { _id: owner.id },
        { $set: { 'reservations.$[].at': new Date(Date.now() - 10 * 60_000) } },
      );
    expect(await as(owner).entitlement()).toMatchObject({ freeLeft: 1, credits: 0 });
    expect((await accountOf(owner))?.reservations).toMatchObject([{ id: found, state: 'settled' }]);
  });
});

describe('paying', () => {
  it('grants one credit per payment under repeated and concurrent settlement', async () => {
    const owner = person();
    const id = await buyCredit(owner);
    await Promise.all([1, 2, 3, 4].map(() => as(owner).settle(id).expect(200)));
    await as(owner).pay(id);
    expect(await as(owner).entitlement()).toMatchObject({ credits: 1 });
    const published = () => under.recorded.filter(({ subject }) => subject === id);
    await waitFor(() => published().length > 0);
    expect(published()).toMatchObject([
      { data: { ownerId: owner.id, amount: 1000, currency: 'usd' } },
    ]);
  });

  it('rejects any amount other than the server’s price', async () => {
    const owner = person();
    await as(owner).intent({}).expect(201);
    for (const amount of [1, 999, '1000', null, -1000, 1000.5])
      await as(owner).intent({ amount }).expect(400);
  });

  it('creates one intent for concurrent repeats under one key', async () => {
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
    'reports why card %s is declined, grants no credit and allows another try',
    async (card, message) => {
      const owner = person();
      const { id } = (await as(owner).intent()).body as { id: string };
      expect((await as(owner).pay(id, card)).body).toEqual({ id, status: 'failed', message });
      expect(await as(owner).entitlement()).toMatchObject({ credits: 0 });
      expect((await as(owner).pay(id)).body).toEqual({ id, status: 'succeeded' });
      expect(await as(owner).entitlement()).toMatchObject({ credits: 1 });
    },
  );

  it('returns 404 for another user’s payment', async () => {
    const { id } = (await as(person()).intent()).body as { id: string };
    const otherUser = as(person());
    for (const target of [id, randomUUID(), '$ne']) {
      await otherUser.settle(target).expect(404);
      await otherUser.pay(target).expect(404);
    }
  });

  it('rejects an unsigned webhook', async () => {
    const response = await request(under.url)
      .post('/api/webhooks/stripe')
      .set({ 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' })
      .send('{}');
    expect(response.body).toMatchObject({ status: 400, code: 'bad-signature' });
  });
});

describe('another user', () => {
  it('cannot release another user’s reservation', async () => {
    const owner = person();
    const id = randomUUID();
    await as(owner).reserve(id);
    await as(person()).release(id);
    expect(await as(owner).entitlement()).toMatchObject({ freeLeft: 0 });
  });
});

import { serviceUnderTest } from '@grantwright/shared/testing';
import fc from 'fast-check';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp, outboxes } from '../src/app.ts';
import { settingsSchema } from '../src/config.ts';
import { signedEvent, StripeStandIn } from './support/stripe-stand-in.ts';

const secret = 'whsec_test';
const provider = new StripeStandIn();
let apiBase = '';
beforeAll(async () => {
  apiBase = await provider.listen();
});
afterAll(() => provider.close());

const under = serviceUnderTest({
  name: 'billing',
  createApp: (tools) =>
    createApp(tools, {
      settings: settingsSchema.parse({
        STRIPE_SECRET_KEY: 'sk_test_x',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
        STRIPE_WEBHOOK_SECRET: secret,
        STRIPE_API_BASE: apiBase,
      }),
      urls: {},
    }),
  outboxes,
});

async function deliver(intentId: string, signing: { secret?: string; timestamp?: number } = {}) {
  const { payload, headers } = signedEvent(intentId, { secret, ...signing });
  const { status } = await request(under.url)
    .post('/api/webhooks/stripe')
    .set(headers)
    .send(payload);
  return status;
}

const anHourAgo = () => Math.floor(Date.now() / 1000) - 3_600;
const badly = {
  'another secret': () => ({ secret: 'whsec_other' }),
  'an old time': () => ({ timestamp: anHourAgo() }),
};

/** How the provider tells of one payment: how often, before its own answer or after, signed well or not. */
const telling = fc.record({
  times: fc.integer({ min: 1, max: 5 }),
  beforeTheAnswer: fc.boolean(),
  bad: fc.constantFrom(undefined, ...(Object.keys(badly) as (keyof typeof badly)[])),
  order: fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
});

it('gives one credit for each payment, however often, early and disordered it is told', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(telling, { minLength: 1, maxLength: 6 }), async (payments) => {
      const { authorization } = under.identities.person();
      const ask = (path: string) => request(under.url).post(path).set({ authorization });
      const later: { at: number; send: () => Promise<number> }[] = [];
      for (const { times, beforeTheAnswer, bad, order } of payments) {
        const told = { statuses: [] as number[] };
        provider.beforeAnswer = async ({ id }) => {
          if (!beforeTheAnswer) return;
          provider.pay(id);
          told.statuses.push(await deliver(id));
        };
        const { body } = await ask('/api/create-payment-intent').send({ amount: 1000 }).expect(201);
        const intentId = (body as { clientSecret: string }).clientSecret.replace(/_s$/, '');
        if (!beforeTheAnswer) provider.pay(intentId);
        expect(told.statuses).toEqual(beforeTheAnswer ? [204] : []);
        if (bad) expect(await deliver(intentId, badly[bad]())).toBe(400);
        for (let copy = 0; copy < times; copy += 1)
          later.push({ at: order.next().value ?? 0, send: () => deliver(intentId) });
      }
      const disordered = later.toSorted((one, other) => one.at - other.at);
      const statuses = await Promise.all(disordered.map(({ send }) => send()));
      expect(new Set(statuses)).toEqual(new Set([204]));
      const answer = await request(under.url).get('/api/entitlement').set({ authorization });
      expect(answer.body).toMatchObject({ credits: payments.length });
    }),
    { numRuns: 8 },
  );
}, 120_000);

it('gives nothing for a payment told only with bad signatures', async () => {
  const { authorization } = under.identities.person();
  provider.beforeAnswer = () => Promise.resolve();
  const { body } = await request(under.url)
    .post('/api/create-payment-intent')
    .set({ authorization })
    .send({ amount: 1000 });
  const intentId = (body as { clientSecret: string }).clientSecret.replace(/_s$/, '');
  provider.pay(intentId);
  for (const sign of Object.values(badly)) expect(await deliver(intentId, sign())).toBe(400);
  const answer = await request(under.url).get('/api/entitlement').set({ authorization });
  expect(answer.body).toMatchObject({ credits: 0 });
});

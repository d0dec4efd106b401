import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eventTypes } from './support/signed-event.ts';
import { stripeUnderTest } from './stripe-under-test.ts';

const { provider, webhook, aPerson } = stripeUnderTest();

async function deliver(...given: Parameters<typeof webhook>): Promise<number> {
  const { status } = await webhook(...given);
  return status;
}

const anHourAgo = () => Math.floor(Date.now() / 1000) - 3_600;
const badly = {
  'another secret': () => ({ secret: 'whsec_other' }),
  'an old time': () => ({ timestamp: anHourAgo() }),
};

/** What becomes of a payment at the provider after it was paid, in this order, and the credits it leaves. */
const fates: Record<string, { credits: number; steps: ((intentId: string) => void)[] }> = {
  kept: { credits: 1, steps: [] },
  'refunded in part': { credits: 1, steps: [(id) => provider.refund(id, 300)] },
  refunded: { credits: 0, steps: [(id) => provider.refund(id, 300), (id) => provider.refund(id)] },
  'refund failed': {
    credits: 1,
    steps: [(id) => provider.refund(id), (id) => provider.refund(id, 0)],
  },
  disputed: { credits: 0, steps: [(id) => provider.dispute(id, 'needs_response')] },
  'dispute won': {
    credits: 1,
    steps: [(id) => provider.dispute(id, 'needs_response'), (id) => provider.dispute(id, 'won')],
  },
  'dispute lost': {
    credits: 0,
    steps: [(id) => provider.dispute(id, 'under_review'), (id) => provider.dispute(id, 'lost')],
  },
};

/** How the provider tells of one payment: how often, before its own response or after, signed well or not. */
const telling = fc.record({
  fate: fc.constantFrom(...Object.keys(fates)),
  types: fc.array(fc.constantFrom(...eventTypes), { minLength: 1, maxLength: 5 }),
  beforeTheAnswer: fc.boolean(),
  bad: fc.constantFrom(undefined, ...(Object.keys(badly) as (keyof typeof badly)[])),
  order: fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
});

it('leaves the credits that the provider’s truth comes to, however often, early and disordered it is told', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(telling, { minLength: 1, maxLength: 6 }), async (payments) => {
      const person = aPerson();
      const statuses: Promise<number>[] = [];
      const later: { at: number; run: () => void }[] = [];
      for (const { fate, types, beforeTheAnswer, bad, order } of payments) {
        provider.beforeAnswer = async ({ id }) => {
          if (!beforeTheAnswer) return;
          provider.pay(id);
          expect(await deliver(id)).toBe(204);
        };
        const { intentId } = await person.begin();
        if (!beforeTheAnswer) provider.pay(intentId);
        if (bad) expect(await deliver(intentId, badly[bad]())).toBe(400);
        const at = () => order.next().value ?? 0;
        const steps = fates[fate]?.steps ?? [];
        const moments = steps.map(at).toSorted((one, other) => one - other);
        // what is true changes in its own order, and each change is told at least once after it
        for (const [index, step] of steps.entries())
          later.push({
            at: moments[index] ?? 0,
            run: () => {
              step(intentId);
              statuses.push(deliver(intentId, { type: types[0] ?? 'charge.refunded' }));
            },
          });
        for (const type of types)
          later.push({ at: at(), run: () => statuses.push(deliver(intentId, { type })) });
      }
      for (const { run } of later.toSorted((one, other) => one.at - other.at)) run();
      expect(new Set(await Promise.all(statuses))).toEqual(new Set([204]));
      const due = payments.map(({ fate }) => fates[fate]?.credits ?? 0);
      expect(await person.credits()).toBe(due.reduce((sum, credits) => sum + credits, 0));
    }),
    { numRuns: 12 },
  );
});

it('gives nothing for a payment told only with bad signatures', async () => {
  const person = aPerson();
  provider.beforeAnswer = () => Promise.resolve();
  const { intentId } = await person.begin();
  provider.pay(intentId);
  for (const sign of Object.values(badly)) expect(await deliver(intentId, sign())).toBe(400);
  expect(await person.credits()).toBe(0);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eventTypes } from './support/signed-event.ts';
import { stripeUnderTest } from './stripe-under-test.ts';

const { provider, webhook, aUser } = stripeUnderTest();

async function deliver(...args: Parameters<typeof webhook>): Promise<number> {
  const { status } = await webhook(...args);
  return status;
}

const anHourAgo = () => Math.floor(Date.now() / 1000) - 3_600;
const badSignatures = {
  'another secret': () => ({ secret: 'whsec_other' }),
  'an old time': () => ({ timestamp: anHourAgo() }),
};

/** Sequences of changes to a completed payment at the provider, each with the number of remaining credits. */
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

/**
 * How the webhooks of one payment arrive: how many, before or after the response to the intent, and how they are
 * signed.
 */
const delivery = fc.record({
  fate: fc.constantFrom(...Object.keys(fates)),
  types: fc.array(fc.constantFrom(...eventTypes), { minLength: 1, maxLength: 5 }),
  isBeforeResponse: fc.boolean(),
  bad: fc.constantFrom(
    undefined,
    ...(Object.keys(badSignatures) as (keyof typeof badSignatures)[]),
  ),
  order: fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
});

it('grants the correct credits when webhooks are repeated, early or reordered', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(delivery, { minLength: 1, maxLength: 6 }), async (payments) => {
      const person = aUser();
      const statuses: Promise<number>[] = [];
      const later: { at: number; run: () => void }[] = [];
      for (const { fate, types, isBeforeResponse, bad, order } of payments) {
        provider.beforeResponse = async ({ id }) => {
          if (!isBeforeResponse) return;
          provider.pay(id);
          expect(await deliver(id)).toBe(204);
        };
        const { intentId } = await person.startPayment();
        if (!isBeforeResponse) provider.pay(intentId);
        if (bad) expect(await deliver(intentId, badSignatures[bad]())).toBe(400);
        const nextIndex = () => order.next().value ?? 0;
        const steps = fates[fate]?.steps ?? [];
        const moments = steps.map(nextIndex).toSorted((one, other) => one - other);
        // changes happen in order, and each is followed by at least one webhook
        for (const [index, step] of steps.entries())
          later.push({
            at: moments[index] ?? 0,
            run: () => {
              step(intentId);
              statuses.push(deliver(intentId, { type: types[0] ?? 'charge.refunded' }));
            },
          });
        for (const type of types)
          later.push({ at: nextIndex(), run: () => statuses.push(deliver(intentId, { type })) });
      }
      for (const { run } of later.toSorted((one, other) => one.at - other.at)) run();
      expect(new Set(await Promise.all(statuses))).toEqual(new Set([204]));
      const due = payments.map(({ fate }) => fates[fate]?.credits ?? 0);
      expect(await person.credits()).toBe(due.reduce((sum, credits) => sum + credits, 0));
    }),
    { numRuns: 6 },
  );
});

it('grants no credit for webhooks with invalid signatures', async () => {
  const person = aUser();
  provider.beforeResponse = () => Promise.resolve();
  const { intentId } = await person.startPayment();
  provider.pay(intentId);
  for (const sign of Object.values(badSignatures))
    expect(await deliver(intentId, sign())).toBe(400);
  expect(await person.credits()).toBe(0);
});

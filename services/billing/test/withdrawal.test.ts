import { events } from '@grantwright/shared/events';
import { anEvent, withDatabase } from '@grantwright/shared/testing';
import fc from 'fast-check';
import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createAccountModel } from '../src/accounts/account-model.ts';
import { newAccount } from '../src/accounts/account.ts';
import { changeAccount } from '../src/accounts/change-account.ts';
import { reserveEntitlement } from '../src/accounts/reserve-entitlement.ts';
import { resolveAbandonedReservations } from '../src/accounts/resolve-abandoned-reservations.ts';
import { returnEntitlementWhenApplicationWithdrawn } from '../src/consumers/return-entitlement-when-application-withdrawn.ts';
import { settleReservationWhenApplicationCreated } from '../src/consumers/settle-reservation-when-application-created.ts';
import type { Deps } from '../src/deps.ts';

let database: Connection;
withDatabase((connected) => (database = connected));

/** Requests and events about one application, each of which may repeat. */
const steps = ['reserve', 'created', 'withdrawn', 'release', 'found', 'missing'] as const;
type Step = (typeof steps)[number];

/** Creates a user with free applications and paid credits, and one application. */
async function setup({ free, credits }: { free: number; credits: number }) {
  const accounts = createAccountModel(database);
  const [ownerId, applicationId] = [randomUUID(), randomUUID()];
  await accounts.create({ ...newAccount, _id: ownerId, freeLeft: free, credits });
  const later = () => new Date(Date.now() + 3_600_000);
  const deps = (isStored: boolean) =>
    ({
      accounts,
      now: later,
      newId: randomUUID,
      relay: { announce: () => undefined },
      applicationExists: async () => isStored,
    }) as unknown as Deps;
  const user = { id: ownerId, sessionId: 's', superUser: false };
  const run: Record<Step, () => Promise<unknown>> = {
    reserve: () =>
      reserveEntitlement(deps(true), { user, token: '' }, applicationId).catch(() => undefined),
    release: () =>
      changeAccount(deps(true), ownerId, { type: 'release-entitlement', applicationId }),
    found: () => resolveAbandonedReservations(deps(true), ownerId, ''),
    missing: () => resolveAbandonedReservations(deps(false), ownerId, ''),
    created: () =>
      settleReservationWhenApplicationCreated(deps(true)).handle(
        anEvent(events.applicationCreated, applicationId, { ownerId }),
      ),
    withdrawn: () =>
      returnEntitlementWhenApplicationWithdrawn(deps(true)).handle(
        anEvent(events.applicationWithdrawn, applicationId, { ownerId }),
      ),
  };
  const remainingEntitlements = async () => {
    const account = await accounts.findById(ownerId).lean().orFail();
    return { remaining: account.freeLeft + account.credits, taken: account.reservations.length };
  };
  return { run, remaining: remainingEntitlements };
}

const start = fc.record({ free: fc.integer({ min: 0, max: 1 }), credits: fc.nat({ max: 2 }) });
const anything = fc.array(fc.constantFrom(...steps), { maxLength: 8 });
const runs = { numRuns: 30 };

it('does not charge for a withdrawn application, regardless of the order and repetition of events', async () => {
  await fc.assert(
    fc.asyncProperty(start, anything, anything, async (initial, before, after) => {
      const { run, remaining: remainingEntitlements } = await setup(initial);
      const { remaining: atFirst } = await remainingEntitlements();
      for (const step of [...before, 'withdrawn' as const, ...after]) {
        await run[step]();
        const now = await remainingEntitlements();
        // never returns more than was charged
        expect(now.remaining + now.taken).toBe(atFirst);
      }
      expect(await remainingEntitlements()).toEqual({ remaining: atFirst, taken: 0 });
    }),
    runs,
  );
});

it('charges one entitlement for an application that is not withdrawn, regardless of event order', async () => {
  await fc.assert(
    fc.asyncProperty(start, anything, anything, async (initial, before, after) => {
      const { run, remaining: remainingEntitlements } = await setup(initial);
      const { remaining: atFirst } = await remainingEntitlements();
      for (const step of [...before, 'created' as const, ...after])
        if (step !== 'withdrawn') await run[step]();
      expect(await remainingEntitlements()).toEqual({ remaining: atFirst - 1, taken: 1 });
    }),
    runs,
  );
});

it('does not charge for a withdrawn application if events and requests race', async () => {
  for (let round = 0; round < 30; round += 1) {
    const { run, remaining: remainingEntitlements } = await setup({ free: 1, credits: 1 });
    const raced: Step[] = ['created', 'withdrawn', 'release', 'withdrawn', 'reserve', 'created'];
    await run.reserve();
    await Promise.all(raced.map((step) => run[step]()));
    expect(await remainingEntitlements()).toEqual({ remaining: 2, taken: 0 });
  }
});

it('returns the entitlement only to the owner who created the application', async () => {
  const owner = await setup({ free: 1, credits: 0 });
  const otherUser = await setup({ free: 1, credits: 0 });
  await owner.run.reserve();
  await owner.run.created();
  await otherUser.run.withdrawn();
  expect(await owner.remaining()).toEqual({ remaining: 0, taken: 1 });
  expect(await otherUser.remaining()).toEqual({ remaining: 1, taken: 0 });
});

it('charges the editor who created the application, not its owner', async () => {
  const accounts = createAccountModel(database);
  const [payerId, ownerId, applicationId] = [randomUUID(), randomUUID(), randomUUID()];
  const relay = { announce: () => undefined };
  const deps = { accounts, relay, now: () => new Date(), newId: randomUUID } as unknown as Deps;
  const user = { id: payerId, sessionId: 's', superUser: false };
  await reserveEntitlement(deps, { user, token: '' }, applicationId);
  const data = { ownerId, payerId };
  const reservations = async () => (await accounts.findById(payerId).lean().orFail()).reservations;
  await settleReservationWhenApplicationCreated(deps).handle(
    anEvent(events.applicationCreated, applicationId, data),
  );
  expect(await reservations()).toMatchObject([{ id: applicationId, state: 'settled' }]);
  await returnEntitlementWhenApplicationWithdrawn(deps).handle(
    anEvent(events.applicationWithdrawn, applicationId, data),
  );
  expect(await accounts.findById(payerId).lean()).toMatchObject({ freeLeft: 1 });
  expect(await accounts.findById(ownerId)).toBeNull();
});

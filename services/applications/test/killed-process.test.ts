import { events, type DomainEvent } from '@grantwright/shared/events';
import { OutboxRelay, toOutboxModel, type Bus } from '@grantwright/shared/messaging';
import { createLogger, createMetrics, createAccessWithoutTeams } from '@grantwright/shared/service';
import { anApplication, anEvent, waitFor } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { finishInterruptedWrites } from '../src/applications/finish-interrupted-writes.ts';
import { createApplication } from '../src/applications/create-application.ts';
import { updateApplication } from '../src/applications/update-application.ts';
import { deleteApplicationsWhenOrganizationDeleted } from '../src/consumers/delete-applications-when-organization-deleted.ts';
import type { Deps } from '../src/deps.ts';
import { depsUnderTest } from './deps-under-test.ts';

const direct = depsUnderTest();

/** Fakes billing for one application of a user with one entitlement. */
function fakeAccount() {
  let stepsLeft = 1;
  let state: 'none' | 'held' | 'settled' | 'withdrawn' = 'none';
  const take = (to: typeof state) => {
    if (state === 'none') stepsLeft -= 1;
    if (state !== 'withdrawn') state = to;
  };
  const returnEntitlement = (to: typeof state) => {
    if (state === 'held' || state === 'settled') stepsLeft += 1;
    state = to;
  };
  return {
    left: () => stepsLeft,
    reserve: async () => take('held'),
    release: async () => {
      if (state === 'held') returnEntitlement('none');
    },
    consume: ({ type }: DomainEvent) => {
      if (type === events.applicationCreated.type) take('settled');
      if (type === events.applicationWithdrawn.type) returnEntitlement('withdrawn');
    },
  };
}

/** Creates a user and their application. */
function setup() {
  const published: DomainEvent[] = [];
  const bus = { publish: async (event: DomainEvent) => void published.push(event) };
  const account = fakeAccount();
  const ownerId = randomUUID();
  const sent = anApplication();
  const services = {
    findOrganization: async () => ({}),
    reserveEntitlement: account.reserve,
    releaseEntitlement: account.release,
  } as never;
  const deps: Deps = { ...direct.deps, services };
  const sweep = () =>
    new OutboxRelay([toOutboxModel(deps.applications)], {
      bus: bus as unknown as Bus,
      log: createLogger({ name: 'test', level: 'silent' }),
      metrics: createMetrics('test'),
    }).sweep();
  return {
    ...{ ownerId, sent, deps, sweep },
    organizationDeleted: (organizationId = sent.organizationId) =>
      deleteApplicationsWhenOrganizationDeleted(deps).handle(
        anEvent(events.organizationDeleted, organizationId, { ownerId }),
      ),
    alive: () => deps.applications.exists({ ownerId, deletedAt: { $exists: false } }),
    /** Publishes every event twice, and releases the reservation if nothing was stored. */
    async settle() {
      const isStored = await deps.applications.exists({ ownerId });
      await sweep();
      for (const event of published) [event, event].forEach(account.consume);
      if (!isStored) await account.release();
      return account.left();
    },
  };
}

/** Returns dependencies that throw at step `killedAt` (counted from 0) and at all later steps. */
function killable(deps: Deps, killedAt: number, beforeStep: (step: number) => Promise<unknown>) {
  const done: string[] = [];
  const counted = <T extends object>(part: T): T =>
    new Proxy(part, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) => {
          const execute = async () => {
            const step = done.length;
            await beforeStep(step);
            if (step >= killedAt) throw new Error('killed');
            done.push(String(name));
            return (await member.apply(target, args)) as unknown;
          };
          if (name !== 'findOneAndUpdate' && name !== 'findOne') return execute();
          return { lean: execute };
        };
      },
    });
  const { applications, deletedOrganizations, services } = deps;
  return {
    done,
    deps: {
      ...deps,
      applications: counted(applications),
      deletedOrganizations: counted(deletedOrganizations),
      services: counted(services),
    },
  };
}

// findOrganization, reserveEntitlement, create, exists, updateOne, exists
const steps = [0, 1, 2, 3, 4, 5, 6];
const deletions = [
  ...steps.map((step) => ({ name: `before step ${step} of its creation`, step, isLate: false })),
  { name: 'after its process was killed', step: Infinity, isLate: false },
  { name: 'after the start that follows', step: Infinity, isLate: true },
];

it.each(deletions)(
  'an application whose organization is deleted $name is withdrawn for free or charged, wherever its process is killed',
  async ({ step: deletedAt, isLate }) => {
    for (const isSwept of [false, true])
      for (const killedAt of steps) {
        const w = setup();
        let isDeleted = false;
        const remove = async () => {
          if (!isDeleted) await w.organizationDeleted();
          isDeleted = true;
        };
        const { deps, done } = killable(w.deps, killedAt, async (step) => {
          if (step >= deletedAt) await remove();
        });
        const creation = { token: '', sent: w.sent, key: undefined };
        const isCreated = await createApplication(
          deps,
          createAccessWithoutTeams(w.ownerId),
          creation,
        ).then(
          () => true,
          () => false,
        );
        if (isSwept) await w.sweep();
        if (!isLate) await remove();
        await finishInterruptedWrites(w.deps);
        await remove();
        const remaining = await w.settle();
        const which = { isSwept, killedAt, done };
        expect({ ...which, left: remaining }).toEqual({ ...which, left: isCreated ? 0 : 1 });
        expect(await w.alive()).toBeNull();
      }
  },
);

const created = async (w: ReturnType<typeof setup>) => {
  const { body } = await createApplication(w.deps, createAccessWithoutTeams(w.ownerId), {
    ...w,
    token: '',
    key: undefined,
  });
  return { id: body.id, token: '', ifMatch: '"1"' };
};

it('an application is deleted, not withdrawn, if the process is killed during its move to a deleted organization', async () => {
  const w = setup();
  const sent = { ...w.sent, organizationId: randomUUID() };
  const move = { ...(await created(w)), sent };
  await w.organizationDeleted(sent.organizationId);
  // the write succeeds, but the check is never reached
  const { deps, done } = killable(w.deps, 4, async () => undefined);
  await expect(updateApplication(deps, createAccessWithoutTeams(w.ownerId), move)).rejects.toThrow(
    'killed',
  );
  expect(done).toEqual(['findOne', 'findOrganization', 'findOne', 'findOneAndUpdate']);
  expect(await w.alive()).not.toBeNull();
  await finishInterruptedWrites(w.deps);
  expect(await w.alive()).toBeNull();
  expect(await w.settle()).toBe(0);
});

it('a save withdraws an application whose creation was interrupted before the check', async () => {
  const w = setup();
  const { deps } = killable(w.deps, 3, async () => undefined);
  await w.organizationDeleted();
  await expect(created({ ...w, deps })).rejects.toThrow('killed');
  const { _id: id } = await w.deps.applications.findOne({ ownerId: w.ownerId }).orFail();
  const save = { id, ownerId: w.ownerId, token: '', ifMatch: '"1"', sent: w.sent };
  await expect(
    updateApplication(w.deps, createAccessWithoutTeams(w.ownerId), save),
  ).rejects.toMatchObject({
    code: 'not-found',
  });
  expect(await w.alive()).toBeNull();
  expect(await w.settle()).toBe(1);
});

it('an application counts as created one day after its creation was interrupted', async () => {
  const w = setup();
  const { deps } = killable(w.deps, 3, async () => undefined);
  await expect(created({ ...w, deps })).rejects.toThrow('killed');
  const aDayLater = () => new Date(Date.now() + 25 * 60 * 60 * 1000);
  await finishInterruptedWrites({ ...w.deps, now: aDayLater });
  await w.organizationDeleted();
  expect(await w.alive()).toBeNull();
  expect(await w.settle()).toBe(0);
});

it('an interrupted creation is withdrawn the next time the service starts', async () => {
  const w = setup();
  const { deps } = killable(w.deps, 3, async () => undefined);
  await w.organizationDeleted();
  await expect(created({ ...w, deps })).rejects.toThrow('killed');
  const url = 'http://127.0.0.1:9';
  const service = createApp(
    {
      database: direct.database.connection,
      relay: direct.deps.relay as OutboxRelay,
      log: createLogger({ name: 'test', level: 'silent' }),
      metrics: createMetrics('test'),
      memoryLimitMb: 1024,
    },
    { urls: { organizations: url, billing: url } as never },
  );
  await service.prepare?.();
  await waitFor(async () => !(await w.alive()));
  await service.dispose?.();
  expect(await w.settle()).toBe(1);
});

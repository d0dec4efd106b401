import { events, type DomainEvent } from '@grantwright/shared/events';
import { toOutboxModel, OutboxRelay, type Bus } from '@grantwright/shared/messaging';
import { createLogger, createMetrics, createAccessWithoutTeams } from '@grantwright/shared/service';
import { anApplication, anEvent, waitFor } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createApplication } from '../src/applications/create-application.ts';
import { updateApplication } from '../src/applications/update-application.ts';
import { deleteApplicationsWhenOrganizationDeleted } from '../src/consumers/delete-applications-when-organization-deleted.ts';
import type { Deps } from '../src/deps.ts';
import { depsUnderTest } from './deps-under-test.ts';

const direct = depsUnderTest();

type World = ReturnType<typeof setup>;

/** Creates the service with two relays and a bus that confirms events immediately or only on `confirm()`. */
function setup(confirms = true) {
  const published: DomainEvent[] = [];
  let confirm: () => void = () => undefined;
  const confirmed = confirms ? Promise.resolve() : new Promise<void>((done) => (confirm = done));
  const bus: Pick<Bus, 'publish'> = {
    publish: async (event) => {
      published.push(event);
      await confirmed;
    },
  };
  const createRelay = () =>
    new OutboxRelay([toOutboxModel(direct.deps.applications)], {
      bus: bus as Bus,
      log: createLogger({ name: 'test', level: 'silent' }),
      metrics: createMetrics('test'),
    });
  const relay = createRelay();
  const ownerId = randomUUID();
  const sent = anApplication();
  const deps: Deps = { ...direct.deps, relay };
  const organizationDeleted = () =>
    deleteApplicationsWhenOrganizationDeleted(deps).handle(
      anEvent(events.organizationDeleted, sent.organizationId, { ownerId }),
    );
  return {
    ownerId,
    sent,
    deps,
    published,
    confirm: () => confirm(),
    /** Publishes events like the relay of another process. */
    sweep: () => createRelay().sweep(),
    organizationDeleted,
    storeDeletion: () =>
      deps.deletedOrganizations.updateOne(
        { _id: sent.organizationId },
        { $set: { deletedAt: new Date() } },
        { upsert: true },
      ),
    stored: () => deps.applications.findOne({ ownerId }).lean(),
    types: () => published.map(({ type }) => type),
  };
}

/** Returns dependencies that run `action` before checking whether the organization is deleted. */
const beforeCheck = (deps: Deps, action: () => Promise<unknown>): Deps => ({
  ...deps,
  deletedOrganizations: new Proxy(deps.deletedOrganizations, {
    get: (model, name, receiver) =>
      name === 'exists'
        ? async (which: { _id: string }) => {
            await action();
            return await model.exists(which);
          }
        : (Reflect.get(model, name, receiver) as unknown),
  }),
});

const create = ({ ownerId, sent }: World, deps: Deps, key?: string) =>
  createApplication(deps, createAccessWithoutTeams(ownerId), { token: '', sent, key });

const interleavings: Record<string, (w: World) => Promise<unknown>> = {
  'before its creation is published': (w) => w.storeDeletion(),
  'after its creation is published': async (w) => {
    await w.storeDeletion();
    await w.sweep();
  },
  'after the consumer deleted it with its organization': (w) => w.organizationDeleted(),
  'after it is deleted, published and removed': async (w) => {
    await w.organizationDeleted();
    await w.sweep();
    await waitFor(async () => !(await w.stored()));
  },
  'after its creation is published and the consumer deleted it': async (w) => {
    await w.sweep();
    await w.organizationDeleted();
  },
};

it.each(Object.entries(interleavings))('an application is withdrawn %s', async (_, action) => {
  const w = setup();
  const deps = beforeCheck(w.deps, () => action(w));
  await expect(create(w, deps)).rejects.toMatchObject({ code: 'not-found' });
  await w.sweep();
  await waitFor(async () => !(await w.stored()));
  const { type } = events.applicationWithdrawn;
  const withdrawn = w.published.findLast((event) => event.type === type);
  expect(withdrawn?.data).toEqual({ ownerId: w.ownerId });
  // its sequence number is higher than those of all other events
  expect(Math.max(...w.published.map(({ sequence }) => sequence))).toBe(withdrawn?.sequence);
  expect(new Set(w.published.map(({ subject }) => subject)).size).toBe(1);
});

it('an application is withdrawn even if its creation was published but the event not yet removed', async () => {
  const w = setup(false);
  let sweep: Promise<void> = Promise.resolve();
  const deps = beforeCheck(w.deps, async () => {
    await w.storeDeletion();
    sweep = w.sweep();
    await waitFor(() => w.published.length === 1);
  });
  await expect(create(w, deps)).rejects.toMatchObject({ code: 'not-found' });
  w.confirm();
  await sweep;
  await w.sweep();
  await waitFor(async () => !(await w.stored()));
  expect(w.types()).toContain('application.withdrawn');
});

it('both of two concurrent creations with the same key withdraw the application', async () => {
  const w = setup();
  const key = randomUUID();
  let isRepeated = false;
  const deps = beforeCheck(w.deps, async () => {
    if (isRepeated) return;
    isRepeated = true;
    await w.storeDeletion();
    await expect(create(w, deps, key)).rejects.toMatchObject({ code: 'not-found' });
    await w.sweep();
    await waitFor(async () => !(await w.stored()));
  });
  await expect(create(w, deps, key)).rejects.toMatchObject({ code: 'not-found' });
  await w.sweep();
  await waitFor(async () => !(await w.stored()));
  expect(w.types().filter((type) => type === 'application.withdrawn').length).toBeGreaterThan(0);
});

it('an application that moves to an organization being deleted is deleted, not withdrawn', async () => {
  const w = setup();
  const { body } = await create(w, w.deps);
  const elsewhere = { ...w.sent, organizationId: randomUUID() };
  const deps = beforeCheck(w.deps, () =>
    w.deps.deletedOrganizations.create({ _id: elsewhere.organizationId, deletedAt: new Date() }),
  );
  const { id } = body;
  const move = { id, token: '', sent: elsewhere, ifMatch: '"1"' };
  await expect(
    updateApplication(deps, createAccessWithoutTeams(w.ownerId), move),
  ).rejects.toMatchObject({
    code: 'not-found',
  });
  await waitFor(async () => !(await w.stored()));
  expect(w.types()).toEqual(['application.created', 'application.deleted']);
});

import { events } from '@grantwright/shared/events';
import { anEvent, waitFor } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { billingUnderTest } from './billing-under-test.ts';

const { service, person, as, buyCredit, accountOf, publishCreated } = billingUnderTest();

/** Creates a user with a paid credit whose events have been published. */
async function payer() {
  const owner = person();
  const paymentId = await buyCredit(owner);
  await waitFor(async () => (await accountOf(owner))?.outbox.length === 0);
  return { owner, paymentId };
}

it('deletes the entitlements of a deleted account, but keeps its payments', async () => {
  const { owner, paymentId } = await payer();
  const { owner: other } = await payer();
  const deletion = anEvent(events.accountDeleted, owner.id, { userId: owner.id });
  await service.bus.publish(deletion);
  await service.bus.publish(deletion);
  expect(await accountOf(owner)).toBeNull();
  expect(await accountOf(other)).toMatchObject({ credits: 1 });
  const payments = service.database.collection('payments');
  expect(await payments.find({ ownerId: owner.id }).toArray()).toMatchObject([
    { _id: paymentId, status: 'succeeded', amount: 1000 },
  ]);
});

it('creates no entitlement for a deleted account after a late event or request', async () => {
  const { owner, paymentId } = await payer();
  await service.bus.publish(anEvent(events.accountDeleted, owner.id, { userId: owner.id }));
  await publishCreated(owner, randomUUID());
  expect((await as(owner).reserve(randomUUID())).status).toBe(401);
  expect((await as(owner).settle(paymentId)).status).toBe(401);
  expect(await accountOf(owner)).toBeNull();
});

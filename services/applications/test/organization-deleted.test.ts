import { events } from '@grantwright/shared/events';
import { anEvent, waitFor } from '@grantwright/shared/testing';
import { describe, expect, it } from 'vitest';
import { applicationsUnderTest } from './setup.ts';

const { under, neighbours, stored, person } = applicationsUnderTest();

const deletionOf = (organizationId: string, ownerId: string) =>
  anEvent(events.organizationDeleted, organizationId, { ownerId });

describe('when an organization is deleted', () => {
  it('its applications go with it, and no others', async () => {
    const owner = person();
    const one = await owner.created();
    const two = await owner.created();
    const elsewhere = neighbours.organizationOf(owner.id);
    const kept = await owner.created({ organizationId: elsewhere });

    await under.bus.publish(deletionOf(owner.organizationId, owner.id));
    await waitFor(async () => !(await stored(one.id)) && !(await stored(two.id)));
    expect((await owner.list()).body).toMatchObject([{ id: kept.id }]);
    const deleted = under.recorded.filter(({ type }) => type === 'application.deleted');
    expect(deleted.map(({ subject }) => subject).sort()).toEqual([one.id, two.id].sort());
  });

  it('the same event again, or late, changes nothing more', async () => {
    const owner = person();
    const { id } = await owner.created();
    const event = deletionOf(owner.organizationId, owner.id);
    await under.bus.publish(event);
    await under.bus.publish(event);
    await waitFor(async () => !(await stored(id)));
    await under.bus.publish(event);
    await under.bus.publish(deletionOf(owner.organizationId, owner.id));
    const told = under.recorded.filter(
      ({ type, subject }) => type === 'application.deleted' && subject === id,
    );
    expect(told).toHaveLength(1);
    expect(await under.bus.deadLetters()).toEqual([]);
  });

  it('of another owner, applications are not touched', async () => {
    const owner = person();
    const { id } = await owner.created();
    await under.bus.publish(deletionOf(owner.organizationId, person().id));
    await under.bus.publish(deletionOf(neighbours.organizationOf(owner.id), owner.id));
    const remembered = under.database.collection('deleted_organizations');
    await waitFor(() => remembered.findOne({ _id: owner.organizationId as never }));
    expect((await owner.get(id)).status).toBe(200);
  });

  it('an application that was being created does not survive it, and costs nothing', async () => {
    const owner = person();
    neighbours.accountOf(owner.id).left = 1;
    const remembered = under.database.collection('deleted_organizations');
    neighbours.beforeOrganizationIsAnswered(async () => {
      neighbours.removeOrganization(owner.organizationId);
      await under.bus.publish(deletionOf(owner.organizationId, owner.id));
      await waitFor(() => remembered.findOne({ _id: owner.organizationId as never }));
    });
    const answer = await owner.create(owner.fields());
    neighbours.beforeOrganizationIsAnswered(() => undefined);
    expect(answer.body).toMatchObject({ status: 404, code: 'not-found' });
    expect((await owner.list()).body).toEqual([]);
    expect(neighbours.accountOf(owner.id)).toMatchObject({ left: 1 });
    expect(
      await under.database.collection('applications').countDocuments({ ownerId: owner.id }),
    ).toBe(0);
  });
});

import { events } from '@grantwright/shared/events';
import { anEvent, waitFor } from '@grantwright/shared/testing';
import { describe, expect, it } from 'vitest';
import { applicationsUnderTest } from './applications-under-test.ts';

const { service, services, findStored, createUser } = applicationsUnderTest();

const createDeletionEvent = (organizationId: string, ownerId: string) =>
  anEvent(events.organizationDeleted, organizationId, { ownerId });

describe('when an organization is deleted', () => {
  it('deletes only its applications', async () => {
    const owner = createUser();
    const one = await owner.created();
    const two = await owner.created();
    const otherOrganizationId = services.organizationOf(owner.id);
    const unaffected = await owner.created({ organizationId: otherOrganizationId });

    await service.bus.publish(createDeletionEvent(owner.organizationId, owner.id));
    await waitFor(async () => !(await findStored(one.id)) && !(await findStored(two.id)));
    expect((await owner.list()).body).toMatchObject([{ id: unaffected.id }]);
    const deleted = service.recorded.filter(({ type }) => type === 'application.deleted');
    expect(deleted.map(({ subject }) => subject).sort()).toEqual([one.id, two.id].sort());
  });

  it('changes nothing when the event is repeated', async () => {
    const owner = createUser();
    const { id } = await owner.created();
    const event = createDeletionEvent(owner.organizationId, owner.id);
    await service.bus.publish(event);
    await service.bus.publish(event);
    await waitFor(async () => !(await findStored(id)));
    await service.bus.publish(event);
    await service.bus.publish(createDeletionEvent(owner.organizationId, owner.id));
    const deletedEvents = service.recorded.filter(
      ({ type, subject }) => type === 'application.deleted' && subject === id,
    );
    expect(deletedEvents).toHaveLength(1);
    expect(await service.bus.deadLetters()).toEqual([]);
  });

  it('keeps the applications of another owner', async () => {
    const owner = createUser();
    const { id } = await owner.created();
    await service.bus.publish(createDeletionEvent(owner.organizationId, createUser().id));
    await service.bus.publish(createDeletionEvent(services.organizationOf(owner.id), owner.id));
    const deletedOrganizations = service.database.collection('deleted_organizations');
    await waitFor(() => deletedOrganizations.findOne({ _id: owner.organizationId as never }));
    expect((await owner.get(id)).status).toBe(200);
  });

  it('withdraws an application that is still being created, without charging for it', async () => {
    const owner = createUser();
    services.accountOf(owner.id).left = 1;
    const deletedOrganizations = service.database.collection('deleted_organizations');
    services.setBeforeOrganizationResponse(async () => {
      services.removeOrganization(owner.organizationId);
      await service.bus.publish(createDeletionEvent(owner.organizationId, owner.id));
      await waitFor(() => deletedOrganizations.findOne({ _id: owner.organizationId as never }));
    });
    const response = await owner.create(owner.fields());
    services.setBeforeOrganizationResponse(() => undefined);
    expect(response.body).toMatchObject({ status: 404, code: 'not-found' });
    expect((await owner.list()).body).toEqual([]);
    expect(services.accountOf(owner.id)).toMatchObject({ left: 1 });
    // the record is removed once its event is published
    const applications = service.database.collection('applications');
    await waitFor(async () => (await applications.countDocuments({ ownerId: owner.id })) === 0);
  });
});

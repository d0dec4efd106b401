import { events } from '@grantwright/shared/events';
import { anEvent, waitFor } from '@grantwright/shared/testing';
import { expect, it } from 'vitest';
import { applicationsUnderTest } from './applications-under-test.ts';

const { service, findStored, createUser } = applicationsUnderTest();

const createDeletion = (userId: string) => anEvent(events.accountDeleted, userId, { userId });

it('deletes only the applications of the deleted account, with their versions', async () => {
  const owner = createUser();
  const { id } = await owner.created();
  const version = { reason: 'named', name: 'First draft', content: '<p>A text.</p>' };
  await owner.saveVersion(id, version).expect(201);
  const unaffected = await createUser().created();
  await service.bus.publish(createDeletion(owner.id));
  await service.bus.publish(createDeletion(owner.id));
  await waitFor(async () => !(await findStored(id)));
  const versions = service.database.collection('application_versions');
  expect(await versions.countDocuments({ ownerId: owner.id })).toBe(0);
  expect(await findStored(unaffected.id)).toMatchObject({ title: unaffected.title });
});

it('stores nothing if a late request arrives for a deleted account', async () => {
  const owner = createUser();
  await service.bus.publish(createDeletion(owner.id));
  expect((await owner.create(owner.fields())).status).toBe(401);
  const applications = service.database.collection('applications');
  await waitFor(async () => (await applications.countDocuments({ ownerId: owner.id })) === 0);
});

import { events } from '@grantwright/shared/events';
import { anEvent, anOrganization, serviceUnderTest, waitFor } from '@grantwright/shared/testing';
import request from 'supertest';
import { expect, it } from 'vitest';
import { createApp, createOutboxes } from '../src/app.ts';

const service = serviceUnderTest({ name: 'organizations', createApp, outboxes: createOutboxes });

it('deletes the organizations of a deleted account, and rejects new organizations', async () => {
  const { id: userId, authorization } = service.identities.user();
  const create = () =>
    request(service.url).post('/api/organization').set({ authorization }).send(anOrganization());
  const { body } = await create().expect(201);
  const { id } = body as { id: string };
  await request(service.url)
    .put(`/api/organization/${id}/default`)
    .set({ authorization })
    .expect(200);
  await service.bus.publish(anEvent(events.accountDeleted, userId, { userId }));
  await create().expect(401);
  const organizations = service.database.collection('organizations');
  await waitFor(async () => (await organizations.countDocuments({ ownerId: userId })) === 0);
  const choices = service.database.collection<{ _id: string }>('default_choices');
  expect(await choices.findOne({ _id: userId })).toBeNull();
});

import { events } from '@grantwright/shared/events';
import { anEvent } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { aiUnderTest } from './ai-under-test.ts';

const { service } = aiUnderTest();

it('deletes the jobs of a deleted account with their texts, its analyses and its usage', async () => {
  const [deleted, other] = [randomUUID(), randomUUID()];
  const records = (ownerId: string) => ({
    jobs: { _id: `job-${ownerId}`, ownerId, state: 'done' },
    job_sources: { _id: `job-${ownerId}/0`, jobId: `job-${ownerId}` },
    job_responses: { _id: `job-${ownerId}/hash`, jobId: `job-${ownerId}` },
    analyses: { _id: `analysis-${ownerId}`, ownerId },
    usage: { _id: `${ownerId}/2026-11-30`, ownerId, day: '2026-11-30' },
  });
  const collection = (name: string) => service.database.collection<{ _id: string }>(name);
  for (const ownerId of [deleted, other])
    for (const [name, record] of Object.entries(records(ownerId)))
      await collection(name).insertOne(record);
  await service.bus.publish(anEvent(events.accountDeleted, deleted, { userId: deleted }));
  for (const [name, { _id }] of Object.entries(records(deleted)))
    expect(await collection(name).findOne({ _id }), name).toBeNull();
  for (const [name, record] of Object.entries(records(other)))
    expect(await collection(name).findOne({ _id: record._id })).toEqual(record);
});

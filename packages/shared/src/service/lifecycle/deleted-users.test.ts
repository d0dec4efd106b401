import type { Connection } from 'mongoose';
import { beforeEach, expect, it } from 'vitest';
import { events } from '../../events/index.ts';
import { onEvent } from '../../messaging/index.ts';
import { anEvent } from '../../testing/builders.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { withDatabase } from '../../testing/with-database.ts';
import { createLogger } from '../../observability/logger.ts';
import { createDeletedUsers } from './deleted-users.ts';

let database: Connection;
withDatabase((connected) => (database = connected));
const log = createLogger({ name: 'test', level: 'silent' });

/** The owners of the stored records. */
let records: string[] = [];
beforeEach(() => (records = ['ann', 'ben']));
const create = () =>
  createDeletedUsers({ database, log }, async (userId) => {
    records = records.filter((owner) => owner !== userId);
  });

it('deletes only the data of this user, even when repeated', async () => {
  const users = create();
  await users.delete('ann');
  await users.delete('ann');
  expect(records).toEqual(['ben']);
  expect(await users.isDeleted('ann')).toBe(true);
  expect(await users.isDeleted('ben')).toBe(false);
});

it('deletes what late requests and events write for a deleted user', async () => {
  const users = create();
  await users.delete('cy');
  records.push('cy');
  await expect(users.refuse('cy')).rejects.toMatchObject({ code: 'not-signed-in' });
  await users.refuse('ben');
  const consumer = users.guard(
    onEvent(events.documentSaved, 'store', async ({ data }) => void records.push(data.ownerId)),
  );
  await consumer.handle(anEvent(events.documentSaved, 'one', { ownerId: 'cy' }));
  await consumer.handle(anEvent(events.documentSaved, 'two', { ownerId: 'ben' }));
  expect(records).toEqual(['ann', 'ben', 'ben']);
});

it('repeats a deletion that a killed process left unfinished', async () => {
  await create().delete('dee');
  records.push('dee');
  const stop = create().startRepeating();
  await waitFor(() => !records.includes('dee'));
  await stop();
});

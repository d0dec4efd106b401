import { events } from '@grantwright/shared/events';
import { anEvent, waitFor } from '@grantwright/shared/testing';
import { expect, it } from 'vitest';
import { aPdf, libraryUnderTest, oneParagraph } from './support/library.ts';

const { service, person, as, saved, files } = libraryUnderTest({ extractor: oneParagraph });

const listRecords = async (ownerId: string) => {
  const collections = ['documents', 'readings'].map((name) => service.database.collection(name));
  return (await Promise.all(collections.map((each) => each.find({ ownerId }).toArray()))).flat();
};

it('deletes the documents and files of a deleted account, and rejects new ones', async () => {
  const other = person();
  const unaffected = await saved(other);
  const otherFiles = files();
  const owner = person();
  await saved(owner);
  expect(files()).not.toEqual(otherFiles);
  const deletion = anEvent(events.accountDeleted, owner.id, { userId: owner.id });
  await service.bus.publish(deletion);
  await service.bus.publish(deletion);
  expect((await as(owner).upload(aPdf())).status).toBe(401);
  await waitFor(async () => (await listRecords(owner.id)).length === 0);
  await waitFor(() => files().length === otherFiles.length);
  expect(files()).toEqual(otherFiles);
  expect((await as(other).list()).body).toMatchObject([{ id: unaffected.id }]);
});

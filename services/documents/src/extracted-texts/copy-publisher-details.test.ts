import { watchedDatabase } from '@grantwright/shared/testing';
import { expect, it } from 'vitest';
import { copyPublisherDetails } from './copy-publisher-details.ts';
import { createExtractedTextModel } from './extracted-text-model.ts';

const watched = watchedDatabase();

it('copies publisher details stored by earlier versions exactly once', async () => {
  const { connection: database } = watched;
  const texts = createExtractedTextModel(database);
  const reading = { source: 'pdf', blocks: [], notes: [] };
  const imprint = [{ type: 'paragraph', text: 'Gateway Center' }];
  await texts.collection.insertMany([
    { _id: 'earlier', ownerId: 'anna', reading: { ...reading, imprint } },
    { _id: 'without', ownerId: 'anna', reading },
  ] as never[]);
  const tools = { database, log: undefined as never, signal: new AbortController().signal };
  const { up } = copyPublisherDetails(database);
  expect(await up(tools)).toBe('publisher details of 1 texts copied');
  expect(await up(tools)).toBe('publisher details of 0 texts copied');
  expect((await texts.findOne({ _id: 'earlier' }).lean())?.reading).toMatchObject({
    publisherDetails: imprint,
  });
  expect((await texts.findOne({ _id: 'without' }).lean())?.reading).toEqual(reading);
});

import { setImmediate as turn } from 'node:timers/promises';
import type { LibraryDocument, ExtractedText } from '@grantwright/shared/contract';
import { AppError } from '@grantwright/shared/service';
import { waitFor } from '@grantwright/shared/testing';
import { beforeEach, expect, it } from 'vitest';
import type { Extractor, ExtractionOptions } from '../src/extraction/processes/extractor.ts';
import { aPdf, libraryUnderTest } from './support/library.ts';

const text: ExtractedText = {
  source: 'pdf',
  pages: 1,
  notes: [],
  blocks: [{ type: 'paragraph', text: 'Applications are due.', page: 1 }],
};
let requests: ExtractionOptions[] = [];
let respond: (options: ExtractionOptions) => Promise<ExtractedText>;
const extractor: Extractor = {
  extract: async (_source, _type, options) => {
    requests.push(options);
    return await respond(options);
  },
  prewarm: () => undefined,
  close: async () => undefined,
};
const { person, as, saved } = libraryUnderTest({ extractor });
beforeEach(() => {
  requests = [];
  respond = async () => text;
});

it("extracts a saved document in the background, in its owner's queue", async () => {
  const owner = person();
  await saved(owner);
  await waitFor(() => requests.length > 0);
  expect(requests).toMatchObject([{ userId: owner.id, isUrgent: false }]);
});

it("extracts an unsaved file in its sender's queue", async () => {
  const sender = person();
  expect((await as(sender).readFile(aPdf(), 'a.pdf')).status).toBe(200);
  expect(requests).toMatchObject([{ userId: sender.id }]);
  expect(requests[0]?.isUrgent).not.toBe(false);
});

it('makes a background extraction urgent if the owner requests the text', async () => {
  // this extractor does not extract background documents until they are requested
  respond = async ({ becomesUrgent }) => {
    await becomesUrgent;
    return text;
  };
  const owner = person();
  const { id } = await saved(owner);
  await waitFor(() => requests.length > 0);
  expect((await as(owner).reading(id)).status).toBe(200);
  expect(requests).toHaveLength(1);
});

it('does not change the state of a document that could not be queued', async () => {
  const owner = person();
  respond = async ({ isUrgent }) => {
    if (isUrgent) throw new AppError('too-many-requests', 'Please wait.', { retryAfter: 10 });
    throw new Error('the store is down');
  };
  const { id } = await saved(owner);
  const getReading = async () => ((await as(owner).list()).body as LibraryDocument[])[0]?.reading;
  await waitFor(async () => (await getReading())?.state === 'unreadable');
  const before = await getReading();
  const refused = await as(owner).reading(id);
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '10']);
  await turn();
  expect(await getReading()).toEqual(before);
});

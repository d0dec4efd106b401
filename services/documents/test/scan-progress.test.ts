import type { LibraryDocument, ExtractedText } from '@grantwright/shared/contract';
import { waitFor } from '@grantwright/shared/testing';
import { expect, it } from 'vitest';
import type { Extractor } from '../src/extraction/processes/extractor.ts';
import { libraryUnderTest } from './support/library.ts';
import { makePdf } from './support/make-pdf.ts';

const text: ExtractedText = {
  source: 'pdf',
  pages: 12,
  notes: [],
  blocks: [{ type: 'paragraph', text: 'Applications are due.', page: 1 }],
};
let finish: () => void = () => undefined;
const finished = new Promise<void>((resolve) => (finish = resolve));

/** Reports the third of twelve pages, then waits. */
const extractor: Extractor = {
  extract: async (_source, _type, options) => {
    options.onPage?.({ done: 3, total: 12 });
    await finished;
    return text;
  },
  prewarm: () => undefined,
  close: async () => undefined,
};
const { person, as } = libraryUnderTest({ extractor });

it('shows how many pages of a scan have been recognized, but only during OCR', async () => {
  const owner = person();
  await as(owner).upload(makePdf([{ texts: [{ text: 'x', y: 100 }] }]));
  const state = async () => ((await as(owner).list()).body as LibraryDocument[])[0]?.reading;
  await waitFor(async () => (await state())?.recognized);
  expect(await state()).toEqual({ state: 'pending', recognized: 3, pages: 12 });
  finish();
  await waitFor(async () => (await state())?.state === 'read');
  expect(await state()).toEqual({ state: 'read', pages: 12 });
});

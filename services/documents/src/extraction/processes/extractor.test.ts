import { afterEach, expect, it } from 'vitest';
import { makeDocx, paragraph } from '../../../test/support/make-docx.ts';
import { createExtractor, type Extractor } from './extractor.ts';

let extractor: Extractor;
const userId = 'a user';
afterEach(() => extractor.close());

const createDocx = (paragraphs: number) =>
  makeDocx(
    Array.from({ length: paragraphs }, (_, index) => paragraph(`Paragraph ${index}`)).join(''),
  );

it('stops an extraction that exceeds the memory limit, and runs the next one', async () => {
  extractor = createExtractor({ processes: 1, heapMb: 60, timeoutMs: 60_000 });
  await expect(extractor.extract(createDocx(100_000), 'docx', { userId })).rejects.toThrow(
    /needs too much memory/,
  );
  const { blocks } = await extractor.extract(makeDocx(paragraph('Applications are due.')), 'docx', {
    userId,
  });
  expect(blocks).toMatchObject([{ text: 'Applications are due.' }]);
});

it('stops a canceled extraction, and runs the next one', async () => {
  extractor = createExtractor({ processes: 1, heapMb: 1_024, processMb: 2_000, timeoutMs: 30_000 });
  const cancellation = new AbortController();
  const reading = extractor.extract(createDocx(20_000), 'docx', {
    userId,
    signal: cancellation.signal,
  });
  cancellation.abort(new Error('canceled'));
  await expect(reading).rejects.toThrow('canceled');
  const { blocks } = await extractor.extract(makeDocx(paragraph('Applications are due.')), 'docx', {
    userId,
  });
  expect(blocks).toHaveLength(1);
});

it('keeps a process free for other users while one user has several long documents', async () => {
  extractor = createExtractor({ processes: 2, heapMb: 1_024, processMb: 2_000, timeoutMs: 60_000 });
  const documents: [string, Uint8Array][] = [
    ['a', createDocx(2_000)],
    ['a', createDocx(2_000)],
    ['b', makeDocx(paragraph('Applications are due.'))],
  ];
  const ended: string[] = [];
  await Promise.all(
    documents.map(async ([owner, bytes]) => {
      await extractor.extract(bytes, 'docx', { userId: owner });
      ended.push(owner);
    }),
  );
  // it would be last if documents were extracted in order of arrival
  expect(ended.indexOf('b')).toBeLessThan(2);
});

it('rejects requests from a user with too many queued documents, but serves other users', async () => {
  extractor = createExtractor({ processes: 1, heapMb: 256, timeoutMs: 60_000 });
  const leaving = new AbortController();
  const docx = makeDocx(paragraph('Applications are due.'));
  const read = (owner: string) =>
    extractor.extract(docx, 'docx', { userId: owner, signal: leaving.signal });
  const accepted = Array.from({ length: 21 }, () => read('a'));
  for (const each of accepted) each.catch(() => undefined);
  await expect(read('a')).rejects.toMatchObject({
    code: 'too-many-requests',
    retryAfter: expect.any(Number),
  });
  expect((await read('b')).blocks).toHaveLength(1);
  leaving.abort(new Error('the test is over'));
});

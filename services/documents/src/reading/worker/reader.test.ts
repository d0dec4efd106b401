import { afterEach, expect, it } from 'vitest';
import { makeDocx, paragraph } from '../../../test/support/make-docx.ts';
import { createReader, type Reader } from './reader.ts';

let reader: Reader;
afterEach(() => reader.close());

const long = () =>
  makeDocx(Array.from({ length: 200_000 }, (_, at) => paragraph(`Paragraph ${at}`)).join(''));

it('gives up a document that takes more memory than it may, and reads the next one', async () => {
  reader = createReader({ processes: 1, heapMb: 100, timeoutMs: 60_000 });
  await expect(reader.read(long(), 'docx')).rejects.toThrow(/more memory than a document should/);
  const { blocks } = await reader.read(makeDocx(paragraph('Applications are due.')), 'docx');
  expect(blocks).toMatchObject([{ text: 'Applications are due.' }]);
});

it('gives up a document that nobody waits for any more, and reads the next one', async () => {
  reader = createReader({ processes: 1, heapMb: 1_024, processMb: 2_000, timeoutMs: 30_000 });
  const gone = new AbortController();
  const reading = reader.read(long(), 'docx', { signal: gone.signal });
  gone.abort(new Error('nobody waits'));
  await expect(reading).rejects.toThrow('nobody waits');
  const { blocks } = await reader.read(makeDocx(paragraph('Applications are due.')), 'docx');
  expect(blocks).toHaveLength(1);
});

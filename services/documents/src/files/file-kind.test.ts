import { expect, it } from 'vitest';
import { checkFile } from './file-kind.ts';

/** The head of a compound file whose list of streams lies on its sector `directory`. */
const compound = (size: number, directory: number): Uint8Array => {
  const bytes = Buffer.alloc(size);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(9, 0x1e);
  bytes.writeUInt32LE(directory, 0x30);
  return bytes;
};

it('takes a Word file of the older kind that broke off for one, so that it is called damaged', async () => {
  expect(await checkFile(compound(4_096, 40), 'budget.doc')).toBe('doc');
});

it('refuses a whole file of another program', async () => {
  await expect(checkFile(compound(40_960, 40), 'budget.doc')).rejects.toThrow(/Only PDF and Word/);
  await expect(checkFile(compound(4_096, 40), 'budget.docx')).rejects.toThrow(/Only PDF and Word/);
});

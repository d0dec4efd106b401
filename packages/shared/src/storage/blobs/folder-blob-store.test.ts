import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { blobStoreContract } from '../../testing/index.ts';
import { FolderBlobStore } from './folder-blob-store.ts';

const folder = await mkdtemp(join(tmpdir(), 'blobs-'));
afterAll(() => rm(folder, { recursive: true }));

blobStoreContract('folder', {
  open: async () => new FolderBlobStore(folder),
  count: async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).length;
  },
});

it('removes partial files of crashed processes at startup, once they are a day old', async () => {
  const incoming = join(folder, '.incoming');
  await mkdir(incoming, { recursive: true });
  for (const name of ['old', 'new']) await writeFile(join(incoming, name), 'half of a f');
  const yesterday = Date.now() / 1000 - 25 * 60 * 60;
  await utimes(join(incoming, 'old'), yesterday, yesterday);
  await new FolderBlobStore(folder).prepare();
  expect(await readdir(incoming)).toEqual(['new']);
});

import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
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
  startPartialUpload: async () => {
    await mkdir(join(folder, '.incoming'), { recursive: true });
    await writeFile(join(folder, '.incoming', 'half'), 'half of a f');
  },
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockHolder } from '../src/data-folder/lock-data-folder.ts';
import { withDatabase } from '../src/operator/with-database.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grantwright-operator-lock-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('an operator command releases the data folder if the database does not start', async () => {
  await writeFile(join(folder, 'mongo'), 'a file in place of the database folder');
  const env = { ...process.env, DATA_DIR: folder, MONGODB_URI: undefined };
  await expect(
    withDatabase('auth', { env, folder, print: () => {} }, async () => {}),
  ).rejects.toThrow(/ENOTDIR|EEXIST/);
  expect(await lockHolder(folder)).toBeUndefined();
});

import { spawnSync } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { createTemporaryFolder } from './temporary-folder.ts';
import { createTestFolder } from './test-folder.ts';

it('removes only folders of processes that have ended', async () => {
  const parent = await createTestFolder('orphans-');
  const { pid: ended } = spawnSync(process.execPath, ['--eval', '']);
  const kept = [`grantwright-test-${process.pid}-aB1cD2`, `other-test-${ended}-aB1cD2`];
  for (const name of [...kept, `grantwright-test-${ended}-aB1cD2`]) {
    await mkdir(join(parent, name));
    await writeFile(join(parent, name, 'data'), '');
  }
  const created = createTemporaryFolder('test', [parent, join(parent, 'missing')]);
  expect((await readdir(parent)).toSorted()).toEqual([...kept, basename(created)].toSorted());
  await rm(parent, { recursive: true });
});

import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { forkModule } from './fork-module.ts';

it('gives the process an empty environment, except a home folder for libraries that need one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'grantwright-fork-'));
  const entry = join(folder, 'entry.mjs');
  await writeFile(
    entry,
    `import { homedir } from 'node:os';
     process.send({ names: Object.keys(process.env), home: homedir() });`,
  );
  const child = forkModule(pathToFileURL(entry), { heapMb: 64 });
  const [reply] = (await once(child, 'message')) as [unknown];
  child.kill('SIGKILL');
  await rm(folder, { recursive: true });
  expect(reply).toMatchObject({ home: '/' });
  expect((reply as { names: string[] }).names.filter((name) => !name.startsWith('NODE_'))).toEqual([
    'HOME',
  ]);
});

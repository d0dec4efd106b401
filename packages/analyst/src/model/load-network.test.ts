import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { loadNetwork } from './load-network.ts';
import { modelFolder } from './resolve-model-file.ts';

type Head = { features: string[]; hidden: number };

/** Loads a copy of the network for programs with another head. */
async function loadChanged(change: (head: Head) => Head) {
  const folder = await mkdtemp(join(tmpdir(), 'network-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await copyFile(new URL('programs.bin', modelFolder), join(folder, 'programs.bin'));
  const head = await readFile(new URL('programs.json', modelFolder), 'utf8');
  await writeFile(join(folder, 'programs.json'), JSON.stringify(change(JSON.parse(head) as Head)));
  return loadNetwork('programs', pathToFileURL(`${folder}/`));
}

it('loads a network trained on the features that the code computes', async () =>
  expect(await loadChanged((head) => head)).toMatchObject({ inputs: 63, threshold: 0.125 }));

it.each<[string, (features: string[]) => string[], string]>([
  ['swapped', ([a = '', b = '', ...rest]) => [b, a, ...rest], '1 is "source frame"'],
  ['added', (features) => [...features, 'new'], '64 is "undefined" in the code and "new"'],
  ['removed', (features) => features.slice(0, -1), '63 is "digit" in the code and "undefined"'],
])('rejects a network trained before a feature was %s', async (_, change, message) =>
  expect(loadChanged((head) => ({ ...head, features: change(head.features) }))).rejects.toThrow(
    `The network "programs" was trained on other features. Feature ${message}`,
  ),
);

it('rejects weights that do not match the sizes', async () =>
  expect(loadChanged((head) => ({ ...head, hidden: 2 }))).rejects.toThrow(
    'programs.bin does not have the sizes in programs.json.',
  ));

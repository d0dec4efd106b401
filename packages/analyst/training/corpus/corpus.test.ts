import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readCorpus, getSplit } from './corpus.ts';

it('reads the documents listed in a manifest, with their hashes', async () => {
  const corpus = await mkdtemp(join(tmpdir(), 'corpus-'));
  await mkdir(join(corpus, 'calls'));
  await writeFile(join(corpus, 'calls', 'a.md'), '# Garden Fund');
  await writeFile(
    join(corpus, 'calls', 'manifest.tsv'),
    'file\trepository\tkind\na.md\tgarden/site\tform\n',
  );
  const sha256 = createHash('sha256').update('# Garden Fund').digest('hex');
  expect(await readCorpus(corpus, 'calls')).toEqual([
    {
      folder: 'calls',
      file: 'a.md',
      path: join(corpus, 'calls', 'a.md'),
      sha256,
      id: sha256.slice(0, 12),
      repository: 'garden/site',
      split: getSplit('garden/site'),
      kind: 'form',
      organization: '',
    },
  ]);
});

it('assigns about a third of the repositories to the dev split', () => {
  const splits = Array.from({ length: 600 }, (_, index) => getSplit(`owner/repository-${index}`));
  const dev = splits.filter((split) => split === 'dev').length;
  expect(dev).toBeGreaterThan(160);
  expect(dev).toBeLessThan(240);
});

import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { SourceDocument } from '@grantwright/analyst';
import { type CorpusDocument, folders, readCorpus } from '../corpus.ts';
import { sourcesFrom } from './applicants.ts';
import type { Planted } from './planted.ts';

const fileSchema = z.object({
  applicants: z.array(
    z.object({
      id: z.string(),
      sources: z.array(z.string()),
      sentences: z.array(
        z.object({ text: z.string(), false: z.array(z.string()), way: z.string().optional() }),
      ),
    }),
  ),
});

export type Handwritten = { id: string; documents: SourceDocument[]; sentences: Planted[] };

/** Sentences that a person wrote of applicants of the corpus, some with false words. */
export async function readHandwritten(
  file: string,
  corpus: string,
  cache: string,
): Promise<Handwritten[]> {
  const { applicants } = fileSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const papers = new Map<string, CorpusDocument>();
  for (const folder of folders)
    for (const paper of await readCorpus(corpus, folder)) papers.set(paper.id, paper);
  const read = applicants.map(async ({ id, sources, sentences }) => ({
    id,
    documents: await sourcesFrom(
      sources.flatMap((source) => papers.get(source) ?? []),
      cache,
    ),
    sentences: sentences.map(({ text, false: wrong, way = 'other' }) => ({
      kind: wrong.length > 0 ? `false ${way}` : way,
      isTrue: wrong.length === 0,
      text,
      words: wrong.join('|'),
    })),
  }));
  return Promise.all(read);
}

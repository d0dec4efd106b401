import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { SourceDocument } from '@grantwright/analyst';
import { type CorpusDocument, folders, readCorpus } from '../corpus/corpus.ts';
import { readSources } from './applicants.ts';
import type { TestSentence } from './test-sentence.ts';

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

export type HandwrittenCase = {
  id: string;
  documents: SourceDocument[];
  sentences: TestSentence[];
};

/** Reads handwritten sentences about applicants in the corpus, some of which contain false words. */
export async function readHandwritten(
  file: string,
  corpus: string,
  cache: string,
): Promise<HandwrittenCase[]> {
  const { applicants } = fileSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const corpusDocuments = new Map<string, CorpusDocument>();
  for (const folder of folders)
    for (const document of await readCorpus(corpus, folder))
      corpusDocuments.set(document.id, document);
  const read = applicants.map(async ({ id, sources, sentences }) => ({
    id,
    documents: await readSources(
      sources.flatMap((source) => corpusDocuments.get(source) ?? []),
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

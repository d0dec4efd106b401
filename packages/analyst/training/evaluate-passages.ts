/**
 * Evaluates how often the passages found for a funder's question answer it, according to `labels/passages.tsv`:
 *   node --import tsx --conditions=@grantwright/source packages/analyst/training/evaluate-passages.ts \
 *     --corpus FOLDER [--cache FOLDER] [--show]
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findPassages, type FoundPassage, loadDraftModel } from '@grantwright/analyst';
import { type CorpusDocument, readCorpus, parseRows } from './corpus/corpus.ts';
import { createCachedEncoder } from './corpus/embeddings.ts';
import { readExtractedText } from './corpus/extracted-texts.ts';
import { hashUnit } from './labels/hash-unit.ts';

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string', default: process.env.CORPUS ?? '' },
    cache: { type: 'string', default: 'node_modules/.cache/analyst' },
    show: { type: 'boolean', default: false },
  },
});
const today = '2026-11-28';

const folders = ['organizations', 'proposals'] as const;
const documents = (
  await Promise.all(folders.map((folder) => readCorpus(options.corpus, folder)))
).flat();
const model = await loadDraftModel();
const encoder = await createCachedEncoder(model.encoder, options.cache);

async function listPassages(question: string, ofOrganization: readonly CorpusDocument[]) {
  const extractedTexts = await Promise.all(
    ofOrganization.map((document) => readExtractedText(document, options.cache)),
  );
  const search = {
    asked: { name: question, prompts: [] },
    texts: extractedTexts.flatMap((extractedText) => (extractedText ? [{ extractedText }] : [])),
    organizationName: ofOrganization[0]?.organization ?? '',
    otherOrganizations: [],
    today,
  };
  return findPassages(search, { ...model, encoder });
}

const joinWords = ({ text, items }: FoundPassage): string => [text, ...items].join(' ');

const labels = fileURLToPath(new URL('labels/passages.tsv', import.meta.url));
const groups = new Map<string, { questions: number; first: number; anyOfFive: number }>();
for (const row of parseRows(await readFile(labels, 'utf8'))) {
  const { group = '', document = '', question = '', answers = '' } = row;
  const named = documents.find(({ id }) => id === document);
  const own = documents.filter(({ organization }) => organization === named?.organization);
  const found = await listPassages(question, own);
  const answering = new Set(answers.split(' '));
  const isAnswer = found.map((passage) => answering.has(hashUnit(joinWords(passage))));
  const counts = groups.get(group) ?? { questions: 0, first: 0, anyOfFive: 0 };
  groups.set(group, {
    questions: counts.questions + 1,
    first: counts.first + Number(isAnswer[0] ?? false),
    anyOfFive: counts.anyOfFive + Number(isAnswer.includes(true)),
  });
  if (options.show) {
    console.log(`\n${question}`);
    found.forEach((passage, rank) =>
      console.log(
        `${isAnswer[rank] ? '+' : '-'} ${hashUnit(joinWords(passage))} ${joinWords(passage)}`,
      ),
    );
  }
}
await encoder.save();
console.table(Object.fromEntries(groups));

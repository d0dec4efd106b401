/**
 * Writes the labeled units of the corpus to a file, one document per line, for `tune_encoder.py`:
 * node --import tsx --conditions=@grantwright/source packages/analyst/training/export-units.ts --corpus FOLDER --out
 * FILE The file contains copyrighted text, so keep it outside the repository.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  joinPath,
  truncateUnitText,
  embeddingLength,
  computeFieldFeatures,
  loadNameWeights,
  findOrganizationNames,
  splitIntoUnits,
  computeUnitFeatures,
} from '@grantwright/analyst';
import { readCorpus } from './corpus/corpus.ts';
import { listFieldClasses } from './labels/list-field-classes.ts';
import { callKeySchema, readKeys } from './labels/answer-keys.ts';
import { alignLabels, type FieldLabel, readLabels } from './labels/labels.ts';
import { readExtractedText } from './corpus/extracted-texts.ts';

const { values } = parseArgs({
  options: {
    corpus: { type: 'string', default: process.env.CORPUS ?? '' },
    cache: { type: 'string', default: 'node_modules/.cache/analyst' },
    out: { type: 'string', default: 'node_modules/.cache/analyst/units.jsonl' },
  },
});
const resolvePath = (path: string) => new URL(path, import.meta.url).pathname;
const labels = await readLabels(resolvePath('labels/'));
const keys = await readKeys(resolvePath('labels/keys/calls.json'), callKeySchema);

const names = await loadNameWeights();

/** Returns the features of units without their embeddings. */
const removeEmbeddings = (features: readonly Float32Array[]): number[][] =>
  features.map((vector) => [...vector.slice(3 * embeddingLength)]);

const toFieldClasses = (labels: readonly FieldLabel[] | undefined) =>
  labels && listFieldClasses(labels);

const lines: string[] = [];
for (const folder of ['calls', 'organizations'] as const)
  for (const document of await readCorpus(values.corpus, folder)) {
    const labeled = labels.get(document.id);
    const isCall = folder === 'calls';
    const isUsed = labeled && (isCall || labeled.judged > 0);
    const extractedText = isUsed && (await readExtractedText(document, values.cache));
    if (!extractedText) continue;
    const { units } = splitIntoUnits(extractedText);
    const aligned = alignLabels(labeled, units);
    const key = keys.get(document.id);
    const parts = key && new Set(key.sections.map(({ unit }) => aligned.today(unit)?.unit));
    const features = isCall
      ? computeUnitFeatures(units, new Map())
      : computeFieldFeatures(units, new Map(), findOrganizationNames(units, extractedText, names));
    const shapes = removeEmbeddings(features);
    lines.push(
      JSON.stringify({
        id: document.id,
        folder,
        repository: document.repository,
        split: document.split,
        status: labeled.status,
        units: units.map((unit, index) => ({
          text: truncateUnitText(unit),
          path: unit.path.length > 0 ? joinPath(unit) : null,
          shape: shapes[index],
          role: aligned.roles.get(index)?.[0],
          part: parts && Number(parts.has(index)),
          fields: toFieldClasses(aligned.fields.get(index)),
        })),
      }),
    );
  }
await writeFile(values.out, `${lines.join('\n')}\n`);
console.log(`${lines.length} documents`);

import { splitIntoUnits, type Unit } from '@grantwright/analyst';
import { join } from 'node:path';
import type { Analyst } from './analysts.ts';
import { findText } from '../labels/resolve-call-key.ts';
import { readCorpus } from '../corpus/corpus.ts';
import { measureCpuTime } from './cpu-times.ts';
import type { EvaluateOptions } from './evaluate-options.ts';
import { type FieldKey, fieldKeySchema, readKeys } from '../labels/answer-keys.ts';
import { alignLabels, readLabels } from '../labels/labels.ts';
import { createLocator } from '../labels/locate.ts';
import type { OrganizationOutcome } from './measure-organizations.ts';
import { readExtractedText } from '../corpus/extracted-texts.ts';
import { type ResolvedFieldKey, scoreExtraction } from './score-extraction.ts';
import type { FindUnit } from '../labels/unit-places.ts';

/** Runs an analyst separately on each labeled organization document in a split. */
export async function evaluateOrganizations(
  analyst: Analyst,
  { corpus, cache, labels: folder, split, show }: EvaluateOptions,
): Promise<OrganizationOutcome[]> {
  const labels = await readLabels(folder);
  const keys = await readKeys(join(folder, 'keys', 'organizations.json'), fieldKeySchema);
  const outcomes: OrganizationOutcome[] = [];
  for (const document of await readCorpus(corpus, 'organizations')) {
    const { file, id } = document;
    const labeled = labels.get(id);
    if (document.split !== split || !labeled?.judged) continue;
    if (show && show !== file && show !== id) continue;
    const extractedText = await readExtractedText(document, cache);
    if (!extractedText) continue;
    const extraction = await measureCpuTime(file, () => analyst.extract(file, extractedText));
    const { units } = splitIntoUnits(extractedText);
    const { fields, lost, today } = alignLabels(labeled, units);
    const key = keys.get(id);
    const score = scoreExtraction(
      extraction,
      fields,
      createLocator(units),
      key && resolveFieldKey(key, today, units),
    );
    outcomes.push({ file, score, lost });
  }
  return outcomes;
}

/** Resolves a key to its values as worded in the current units, plus any values stated in another form. */
const resolveFieldKey = (
  { fields }: FieldKey,
  today: FindUnit,
  units: readonly Unit[],
): ResolvedFieldKey =>
  Object.fromEntries(
    Object.entries(fields).map(([field, { spans, value }]) => [
      field,
      value === undefined
        ? spans.flatMap((span) => findText(span, today, units)?.text ?? [])
        : [value],
    ]),
  );

/** Formats one document in full for annotators. */
export function showOrganization({ file, score }: OrganizationOutcome): string {
  return [
    file,
    ...score.predicted.map(({ verdict, path, value }) => `  ${verdict}  ${path}: ${value}`),
    ...score.labeled
      .filter(({ found }) => !found)
      .map(({ field }) => `  missed by labels  ${field}`),
    ...(score.values ?? []).map(
      ({ verdict, field, value }) => `  by value ${verdict}  ${field}${value ? `: ${value}` : ''}`,
    ),
  ].join('\n');
}

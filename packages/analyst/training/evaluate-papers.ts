import { readDocument, type Unit } from '@grantwright/analyst';
import { join } from 'node:path';
import type { Analyst } from './analysts.ts';
import { textOf } from './call-key.ts';
import { readCorpus } from './corpus.ts';
import { measured } from './cpu-times.ts';
import type { EvaluateOptions } from './evaluate-options.ts';
import { type PaperKey, paperKeySchema, readKeys } from './keys.ts';
import { alignLabels, readLabels } from './labels.ts';
import { createLocator } from './locate.ts';
import type { PaperOutcome } from './measure-papers.ts';
import { readingOf } from './readings.ts';
import { type ResolvedPaperKey, scorePaper } from './score-paper.ts';

/** Runs an analyst over the labeled organization papers of a split, each by itself. */
export async function evaluatePapers(
  analyst: Analyst,
  { corpus, cache, labels: folder, split, show }: EvaluateOptions,
): Promise<PaperOutcome[]> {
  const labels = await readLabels(folder);
  const keys = await readKeys(join(folder, 'keys', 'organizations.json'), paperKeySchema);
  const outcomes: PaperOutcome[] = [];
  for (const document of await readCorpus(corpus, 'organizations')) {
    const { file, id } = document;
    const labeled = labels.get(id);
    if (document.split !== split || !labeled?.judged) continue;
    if (show && show !== file && show !== id) continue;
    const reading = await readingOf(document, cache);
    if (!reading) continue;
    const extraction = await measured(file, () => analyst.extract(file, reading));
    const { units } = readDocument(reading);
    const { fields, lost, today } = alignLabels(labeled, units);
    const key = keys.get(id);
    const score = scorePaper(
      extraction,
      fields,
      createLocator(units),
      key && resolvePaperKey(key, today, units),
    );
    outcomes.push({ file, score, lost });
  }
  return outcomes;
}

/** The values of a key in the words of today's units, and those that it gives in another form. */
const resolvePaperKey = (
  { fields }: PaperKey,
  today: (unit: number) => number | undefined,
  units: readonly Unit[],
): ResolvedPaperKey =>
  Object.fromEntries(
    Object.entries(fields).map(([field, { spans, value }]) => [
      field,
      value === undefined
        ? spans.flatMap((span) => textOf(span, today, units)?.text ?? [])
        : [value],
    ]),
  );

/** One paper in full, for annotators. */
export function showPaper({ file, score }: PaperOutcome): string {
  return [
    file,
    ...score.given.map(({ verdict, path, value }) => `  ${verdict}  ${path}: ${value}`),
    ...score.labeled
      .filter(({ found }) => !found)
      .map(({ field }) => `  missed by labels  ${field}`),
    ...(score.values ?? []).map(
      ({ verdict, field, value }) => `  by value ${verdict}  ${field}${value ? `: ${value}` : ''}`,
    ),
  ].join('\n');
}

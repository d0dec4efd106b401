import { splitIntoUnits } from '@grantwright/analyst';
import { join } from 'node:path';
import type { Analyst } from './analysts.ts';
import { resolveCallKey } from '../labels/resolve-call-key.ts';
import { readCorpus } from '../corpus/corpus.ts';
import { measureCpuTime } from './cpu-times.ts';
import type { EvaluateOptions } from './evaluate-options.ts';
import { callKeySchema, readKeys } from '../labels/answer-keys.ts';
import { alignLabels, readLabels } from '../labels/labels.ts';
import { createLocator } from '../labels/locate.ts';
import type { CallOutcome } from './measure-calls.ts';
import { readExtractedText } from '../corpus/extracted-texts.ts';
import { scoreCall } from './score-call.ts';
import { formatShare, shareWhere } from './share.ts';

/** Runs an analyst on the calls and near misses in a split. */
export async function evaluateCalls(
  analyst: Analyst,
  { corpus, cache, labels: folder, split, today, show }: EvaluateOptions,
): Promise<CallOutcome[]> {
  const labels = await readLabels(folder);
  const keys = await readKeys(join(folder, 'keys', 'calls.json'), callKeySchema);
  const outcomes: CallOutcome[] = [];
  for (const document of await readCorpus(corpus, 'calls')) {
    const { file, id } = document;
    const labeled = labels.get(id);
    if (document.split !== split || !labeled?.status) continue;
    if (show && show !== file && show !== id) continue;
    const extractedText = await readExtractedText(document, cache);
    if (!extractedText) continue;
    const result = await measureCpuTime(file, () => analyst.analyze(extractedText, today));
    const { units } = splitIntoUnits(extractedText);
    const aligned = alignLabels(labeled, units);
    const key = keys.get(id);
    outcomes.push({
      file,
      status: labeled.status,
      predicted: analyst.statusOf(result),
      lost: aligned.lost,
      ...(aligned.roles.size > 0 && {
        score: scoreCall(
          result,
          aligned.roles,
          createLocator(units),
          key && resolveCallKey(key, aligned.today, units),
        ),
      }),
    });
  }
  return outcomes;
}

/** Formats one document in full for annotators. */
export function showCall({ file, status, predicted, score }: CallOutcome): string {
  const lines = [`${file}: ${status}, predicted ${predicted}`];
  for (const { verdict, isRepeated, kind, text, places } of score?.statements ?? []) {
    const units = places.map((place) => [...place].join('-')).join(' ');
    lines.push(`  ${verdict}${isRepeated ? ', again' : ''}  [${kind}] ${text}  (${units})`);
  }
  const keyed = score?.keyed;
  if (!keyed) return lines.join('\n');
  lines.push(`  facts ${formatShare(shareWhere(keyed.facts, ({ found }) => found))}`);
  for (const { kind, units, found } of keyed.facts)
    if (!found) lines.push(`  missed  [${kind}] units ${units.join(', ')}`);
  for (const outcome of ['found', 'missed', 'extra'] as const)
    lines.push(...keyed.sections[outcome].map((name) => `  section ${outcome}  ${name}`));
  const { program, funder, deadline } = keyed;
  return [...lines, `  ${JSON.stringify({ program, funder, deadline })}`].join('\n');
}

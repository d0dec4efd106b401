import {
  type Encoder,
  splitIntoUnits,
  listTextsToEmbed,
  type Unit,
  computeUnitFeatures,
  type Doc,
} from '@grantwright/analyst';
import { readCorpus, type Split } from '../corpus/corpus.ts';
import { computeFold } from './cross-fit.ts';
import type { CallKey } from '../labels/answer-keys.ts';
import { type AlignedLabels, alignLabels, type Labels } from '../labels/labels.ts';
import { resolveCallKey, type ResolvedCallKey } from '../labels/resolve-call-key.ts';
import { readExtractedText } from '../corpus/extracted-texts.ts';
import type { Status } from '../labels/vocabulary.ts';

/** A labeled call or near miss with the features of its units. */
export type LabeledCall = {
  id: string;
  split: Split;
  fold: number;
  doc: Doc;
  units: readonly Unit[];
  features: Float32Array[];
  aligned: AlignedLabels;
  status?: Status;
  key?: ResolvedCallKey;
};

/** The number of folds that repositories are divided into for cross-validation. */
export const folds = 3;

/** Reads every labeled call and near miss. */
export async function readCalls(
  { corpus, cache }: { corpus: string; cache: string },
  labels: Labels,
  keys: ReadonlyMap<string, CallKey>,
  encoder: Encoder,
): Promise<LabeledCall[]> {
  const calls: LabeledCall[] = [];
  for (const document of await readCorpus(corpus, 'calls')) {
    const labeled = labels.get(document.id);
    const extractedText = labeled && (await readExtractedText(document, cache));
    if (!extractedText) continue;
    const doc = splitIntoUnits(extractedText);
    const { units } = doc;
    const aligned = alignLabels(labeled, units);
    const key = keys.get(document.id);
    calls.push({
      id: document.id,
      split: document.split,
      fold: computeFold(document.repository, folds),
      doc,
      units,
      features: computeUnitFeatures(units, await encoder.embed(listTextsToEmbed(units))),
      aligned,
      ...(labeled.status && { status: labeled.status }),
      ...(key && { key: resolveCallKey(key, aligned.today, units) }),
    });
  }
  return calls;
}

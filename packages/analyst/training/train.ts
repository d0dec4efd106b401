/**
 * Trains the analyst's networks on the labeled corpus and writes them to the model folder:
 * node --import tsx --conditions=@grantwright/source packages/analyst/training/train.ts --corpus FOLDER \ [--split
 * train|all] [--out FOLDER] [--share N] Use `--split all` to train on the dev documents as well, after evaluating
 * networks trained on the train split. `--share 0.5` trains on half of the documents without writing anything, for a
 * point on the learning curve.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  computeFieldFeatures,
  classifyUnits,
  loadEncoder,
  modelFolder,
  type Network,
  type NetworkName,
  findOrganizationNames,
  computeProbabilities,
  splitIntoUnits,
  listTextsToEmbed,
} from '@grantwright/analyst';
import { readCorpus } from './corpus/corpus.ts';
import { type FoldedExample, trainNetworksByFold } from './train/cross-fit.ts';
import { createCachedEncoder } from './corpus/embeddings.ts';
import { listFieldClasses } from './labels/list-field-classes.ts';
import { alignLabels, readLabels } from './labels/labels.ts';
import { callKeySchema, readKeys } from './labels/answer-keys.ts';
import { trainNames } from './train/train-names.ts';
import { readExtractedText } from './corpus/extracted-texts.ts';
import { folds, type LabeledCall, readCalls } from './train/labeled-calls.ts';
import {
  createCallTrainingSet,
  type ClassifiedCall,
  type TrainingSet,
  createNameTrainingSet,
  createSectionTrainingSet,
  listStatusExamples,
} from './train/second-pass.ts';
import { trainNetwork, type TrainOptions } from './train/train-network.ts';
import { writeNetwork } from './train/write-network.ts';

const { values } = parseArgs({
  options: {
    corpus: { type: 'string', default: process.env.CORPUS ?? '' },
    cache: { type: 'string', default: 'node_modules/.cache/analyst' },
    split: { type: 'string', default: 'train' },
    out: { type: 'string', default: fileURLToPath(modelFolder) },
    share: { type: 'string', default: '1' },
  },
});
const share = Number(values.share);
if (!['train', 'all'].includes(values.split)) throw new Error('--split must be train or all');
const usesAllSplits = values.split === 'all';
const always = { rate: 1e-3, seed: 1 };
const resolveUrl = (path: string) => new URL(path, import.meta.url);
const labels = await readLabels(resolveUrl('labels/').pathname);
const keys = await readKeys(resolveUrl('labels/keys/calls.json').pathname, callKeySchema);
const encoder = await createCachedEncoder(await loadEncoder(), values.cache);
const names = await trainNames(values, labels, encoder);

type Examples = { train: FoldedExample[]; dev: FoldedExample[] };
const calls = await readCalls(values, labels, keys, encoder);
const isInTraining = ({ id, split }: LabeledCall): boolean =>
  (split === 'train' || usesAllSplits) && Number.parseInt(id.slice(0, 4), 16) / 0xffff <= share;
const createExamples = (toExamples: (call: LabeledCall) => FoldedExample[]): Examples => ({
  train: calls.filter(isInTraining).flatMap(toExamples),
  dev: calls.filter(({ split }) => split === 'dev').flatMap(toExamples),
});
const roles = createExamples(({ features, aligned, fold }) =>
  [...aligned.roles].flatMap(([unit, [role]]) => {
    const vector = features[unit];
    return vector && role ? [{ features: vector, label: role, fold }] : [];
  }),
);
const parts = createExamples(({ features, key, fold }) => {
  if (!key) return [];
  const named = new Set(key.sections.flatMap(({ units }) => [...units]));
  return features.map((vector, unit) => ({
    features: vector,
    label: named.has(unit) ? 'part' : 'none',
    fold,
  }));
});
const fields: Examples = { train: [], dev: [] };
const fold = 0;
for (const document of await readCorpus(values.corpus, 'organizations')) {
  const labeled = labels.get(document.id);
  const extractedText = labeled?.judged
    ? await readExtractedText(document, values.cache)
    : undefined;
  if (!labeled || !extractedText) continue;
  const { units } = splitIntoUnits(extractedText);
  const embeddings = await encoder.embed(listTextsToEmbed(units));
  const features = computeFieldFeatures(
    units,
    embeddings,
    findOrganizationNames(units, extractedText, names),
  );
  for (const [unit, given] of alignLabels(labeled, units).fields) {
    const vector = features[unit];
    for (const label of listFieldClasses(given)) {
      if (vector && document.split === 'dev') fields.dev.push({ features: vector, label, fold });
      if (vector && (document.split === 'train' || usesAllSplits))
        fields.train.push({ features: vector, label, fold });
    }
  }
}
await encoder.save();
await learn('fields', fields, { hidden: 32, epochs: 6, decay: 1e-3, batch: 64, dropout: 0 });
await learn('parts', parts, { hidden: 64, epochs: 8, decay: 1e-3, batch: 64, dropout: 0.5 });
await learn('roles', roles, { hidden: 128, epochs: 8, decay: 1e-5, batch: 128, dropout: 0.5 });
if (share === 1) await trainSecondPass();

/**
 * Trains the second-pass networks on documents classified by smaller networks that were not trained on their
 * repositories.
 */
async function trainSecondPass(): Promise<void> {
  const first = {
    roles: trainNetworksByFold(roles.train, folds, {
      ...{ hidden: 64, epochs: 8, decay: 1e-5, batch: 128, dropout: 0.5 },
      ...always,
    }),
    parts: trainNetworksByFold(parts.train, folds, {
      ...{ hidden: 64, epochs: 8, decay: 1e-3, batch: 64, dropout: 0.5 },
      ...always,
    }),
  };
  const judged = calls.filter(isInTraining).flatMap((call): ClassifiedCall[] => {
    const [roleNetwork, partNetwork] = [first.roles[call.fold], first.parts[call.fold]];
    if (!roleNetwork || !partNetwork) return [];
    const networks = { roles: roleNetwork, parts: partNetwork };
    return [{ ...call, judged: classifyUnits(call.units, call.features, networks) }];
  });
  const lines = { hidden: 24, epochs: 20, decay: 1e-3, batch: 64, dropout: 0.4, ...always };
  const names = { hidden: 24, epochs: 50, decay: 1e-3, batch: 64, dropout: 0.5, ...always };
  const whole = { hidden: 16, epochs: 60, decay: 1e-3, batch: 16, dropout: 0.3, ...always };
  await writeTrainedNetwork('sections', createSectionTrainingSet(judged, lines), lines);
  await writeTrainedNetwork('programs', createNameTrainingSet(judged, 'program', names), names);
  await writeTrainedNetwork('funders', createNameTrainingSet(judged, 'funder', names), names);
  await writeTrainedNetwork('calls', createCallTrainingSet(judged, whole), whole);
  await writeNetwork(values.out, 'statuses', trainNetwork(listStatusExamples(judged), whole));
}

async function writeTrainedNetwork(
  name: NetworkName,
  { examples, threshold, score }: TrainingSet,
  options: TrainOptions,
): Promise<void> {
  console.log(
    `${name}: ${examples.length} examples, ${score.toFixed(3)} in cross validation from ${threshold}`,
  );
  await writeNetwork(values.out, name, { ...trainNetwork(examples, options), threshold });
}

async function learn(
  name: NetworkName,
  { train, dev }: Examples,
  options: Omit<TrainOptions, 'rate' | 'seed'>,
): Promise<void> {
  const network = trainNetwork(train, { ...options, ...always });
  const correct = dev.filter(
    ({ features, label }) => label === findMostProbableClass(network, features),
  );
  const percent = ((100 * correct.length) / dev.length).toFixed(1);
  console.log(`${name}: ${train.length} examples, ${percent}% of ${dev.length} others correct`);
  if (share === 1) await writeNetwork(values.out, name, network);
}

function findMostProbableClass(network: Network, features: Float32Array): string | undefined {
  const probabilities = computeProbabilities(network, features);
  return network.classes[probabilities.indexOf(Math.max(...probabilities))];
}

/**
 * Learns the networks of the analyst from the labels of the corpus and writes them into the model's folder:
 *   node --import tsx --conditions=@grantwright/source packages/analyst/training/train.ts --corpus FOLDER [--all]
 * `--all` learns from the development documents too, for the weights of a release whose score is known.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  documentFeatures,
  loadEncoder,
  type Network,
  probabilities,
  readDocument,
  textsToEmbed,
  unitFeatures,
} from '@grantwright/analyst';
import { readCorpus } from './corpus.ts';
import { cachedEncoder } from './embeddings.ts';
import { alignLabels, readLabels } from './labels.ts';
import { callKeySchema, readKeys } from './keys.ts';
import { readingOf } from './readings.ts';
import { type Example, trainNetwork, type TrainOptions } from './train-network.ts';

const { values } = parseArgs({
  options: {
    corpus: { type: 'string', default: process.env.CORPUS ?? '' },
    cache: { type: 'string', default: 'node_modules/.cache/analyst' },
    all: { type: 'boolean', default: false },
  },
});
const here = (path: string) => new URL(path, import.meta.url);
const labels = await readLabels(here('labels/').pathname);
const keys = await readKeys(here('labels/keys/calls.json').pathname, callKeySchema);
const encoder = await cachedEncoder(await loadEncoder(), values.cache);

type Examples = { train: Example[]; dev: Example[] };
const roles: Examples = { train: [], dev: [] };
const statuses: Examples = { train: [], dev: [] };
const parts: Examples = { train: [], dev: [] };
for (const document of await readCorpus(values.corpus, 'calls')) {
  const labeled = labels.get(document.id);
  const reading = labeled && (await readingOf(document, values.cache));
  if (!reading) continue;
  const { units } = readDocument(reading);
  const aligned = alignLabels(labeled, units);
  const add = (examples: Examples, example: Example) => {
    if (document.split === 'dev') examples.dev.push(example);
    if (document.split === 'train' || values.all) examples.train.push(example);
  };
  const features = unitFeatures(units, await encoder.embed(textsToEmbed(units)));
  if (labeled.status)
    add(statuses, { features: documentFeatures(features), label: labeled.status });
  const key = keys.get(document.id);
  if (key) {
    const named = new Set(key.sections.map(({ unit }) => aligned.today(unit)));
    features.forEach((own, unit) =>
      add(parts, { features: own, label: named.has(unit) ? 'part' : 'none' }),
    );
  }
  for (const [unit, [role]] of aligned.roles) {
    const own = features[unit];
    if (own && role) add(roles, { features: own, label: role });
  }
}
await encoder.save();
await learn('statuses', statuses, { hidden: 16, epochs: 60, decay: 1e-3, batch: 16, dropout: 0 });
await learn('parts', parts, { hidden: 64, epochs: 12, decay: 1e-4, batch: 64, dropout: 0.5 });
await learn('roles', roles, { hidden: 128, epochs: 14, decay: 1e-5, batch: 128, dropout: 0.5 });

async function learn(
  name: string,
  { train, dev }: Examples,
  options: Omit<TrainOptions, 'rate' | 'seed'>,
): Promise<void> {
  const network = trainNetwork(train, { ...options, rate: 1e-3, seed: 1 });
  const right = dev.filter(({ features, label }) => label === likeliest(network, features));
  const share = ((100 * right.length) / dev.length).toFixed(1);
  console.log(`${name}: ${train.length} examples, ${share} % of ${dev.length} others right`);
  await write(name, network);
}

function likeliest(network: Network, features: Float32Array): string | undefined {
  const chances = probabilities(network, features);
  return network.classes[chances.indexOf(Math.max(...chances))];
}

async function write(name: string, { classes, inputs, hidden, weights }: Network): Promise<void> {
  const head = `${JSON.stringify({ classes, inputs, hidden }, null, 2)}\n`;
  await writeFile(here(`../model/${name}.json`), head);
  await writeFile(here(`../model/${name}.bin`), new Uint8Array(weights.buffer));
}

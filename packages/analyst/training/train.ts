/**
 * Learns the networks of the analyst from the labels of the corpus and writes them into the model's folder:
 *   node --import tsx --conditions=@grantwright/source packages/analyst/training/train.ts --corpus FOLDER [--all] [--share N]
 * `--all` learns from the development documents too, for the weights of a release whose score is known.
 * `--share 0.5` learns from half of the documents and writes nothing: a point of the learning curve.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  documentFeatures,
  fieldFeatures,
  loadEncoder,
  type Network,
  ownNames,
  probabilities,
  readDocument,
  textsToEmbed,
  unitFeatures,
} from '@grantwright/analyst';
import { readCorpus } from './corpus.ts';
import { cachedEncoder } from './embeddings.ts';
import { fieldClasses } from './field-classes.ts';
import { alignLabels, readLabels } from './labels.ts';
import { callKeySchema, readKeys } from './keys.ts';
import { trainNames } from './train-names.ts';
import { readingOf } from './readings.ts';
import { type Example, trainNetwork, type TrainOptions } from './train-network.ts';

const { values } = parseArgs({
  options: {
    corpus: { type: 'string', default: process.env.CORPUS ?? '' },
    cache: { type: 'string', default: 'node_modules/.cache/analyst' },
    all: { type: 'boolean', default: false },
    share: { type: 'string', default: '1' },
  },
});
const share = Number(values.share);
const here = (path: string) => new URL(path, import.meta.url);
const labels = await readLabels(here('labels/').pathname);
const keys = await readKeys(here('labels/keys/calls.json').pathname, callKeySchema);
const encoder = await cachedEncoder(await loadEncoder(), values.cache);
const names = await trainNames(values, labels, encoder);

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
  const isInShare = Number.parseInt(document.id.slice(0, 4), 16) / 0xffff <= share;
  const add = (examples: Examples, example: Example) => {
    if (document.split === 'dev') examples.dev.push(example);
    if ((document.split === 'train' || values.all) && isInShare) examples.train.push(example);
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
const fields: Examples = { train: [], dev: [] };
for (const document of await readCorpus(values.corpus, 'organizations')) {
  const labeled = labels.get(document.id);
  const reading = labeled?.judged ? await readingOf(document, values.cache) : undefined;
  if (!labeled || !reading) continue;
  const { units } = readDocument(reading);
  const embeddings = await encoder.embed(textsToEmbed(units));
  const features = fieldFeatures(units, embeddings, ownNames(units, reading, names));
  for (const [unit, given] of alignLabels(labeled, units).fields) {
    const own = features[unit];
    for (const label of fieldClasses(given)) {
      if (own && document.split === 'dev') fields.dev.push({ features: own, label });
      if (own && (document.split === 'train' || values.all))
        fields.train.push({ features: own, label });
    }
  }
}
await encoder.save();
await learn('fields', fields, { hidden: 32, epochs: 6, decay: 1e-3, batch: 64, dropout: 0 });
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
  const percent = ((100 * right.length) / dev.length).toFixed(1);
  console.log(`${name}: ${train.length} examples, ${percent} % of ${dev.length} others right`);
  if (share === 1) await write(name, network);
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

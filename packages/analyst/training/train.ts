/**
 * Learns the networks of the analyst from the labels of the corpus and writes them into the model's folder:
 *   node --import tsx --conditions=@grantwright/source packages/analyst/training/train.ts --corpus FOLDER [--all]
 * `--all` learns from the development documents too, for the weights of a release whose score is known.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
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
import { readingOf } from './readings.ts';
import { type Example, trainNetwork } from './train-network.ts';

const { values } = parseArgs({
  options: {
    corpus: { type: 'string', default: process.env.CORPUS ?? '' },
    cache: { type: 'string', default: 'node_modules/.cache/analyst' },
    all: { type: 'boolean', default: false },
  },
});
const here = (path: string) => new URL(path, import.meta.url);
const labels = await readLabels(here('labels/').pathname);
const encoder = await cachedEncoder(await loadEncoder(), values.cache);

const train: Example[] = [];
const dev: Example[] = [];
for (const document of await readCorpus(values.corpus, 'calls')) {
  const labeled = labels.get(document.id);
  const reading = labeled && (await readingOf(document, values.cache));
  if (!reading) continue;
  const { units } = readDocument(reading);
  const { roles } = alignLabels(labeled, units);
  const features = unitFeatures(units, await encoder.embed(textsToEmbed(units)));
  for (const [unit, [role]] of roles) {
    const own = features[unit];
    if (!own || !role) continue;
    const example = { features: own, label: role };
    if (document.split === 'dev') dev.push(example);
    if (document.split === 'train' || values.all) train.push(example);
  }
}
await encoder.save();
console.log(`${train.length} units to learn from, ${dev.length} to judge by`);

const network = trainNetwork(train, {
  hidden: 96,
  epochs: 10,
  rate: 1e-3,
  decay: 1e-5,
  batch: 128,
  seed: 1,
});
const right = dev.filter(({ features, label }) => label === likeliest(network, features));
console.log(`roles: ${((100 * right.length) / dev.length).toFixed(1)} % right`);
await write('roles', network);

function likeliest(network: Network, features: Float32Array): string | undefined {
  const chances = probabilities(network, features);
  return network.classes[chances.indexOf(Math.max(...chances))];
}

async function write(name: string, { classes, inputs, hidden, weights }: Network): Promise<void> {
  const head = `${JSON.stringify({ classes, inputs, hidden }, null, 2)}\n`;
  await writeFile(here(`../model/${name}.json`), head);
  await writeFile(here(`../model/${name}.bin`), new Uint8Array(weights.buffer));
}

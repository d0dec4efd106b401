/**
 * Trains the drafting networks and writes them to the model folder:
 *   node --import tsx --conditions=@grantwright/source packages/analyst/training/train-drafting.ts --corpus FOLDER
 */
import { parseArgs } from 'node:util';
import {
  truncateForEmbedding,
  loadEncoder,
  type Network,
  type NetworkName,
  computeProbabilities,
  scaleEmbedding,
  listDraftTexts,
} from '@grantwright/analyst';
import { listCaseExamples, listNaturalExamples, listPairExamples } from './train/draft-examples.ts';
import { readDraftCases } from './evaluate/draft-cases.ts';
import { createCachedEncoder } from './corpus/embeddings.ts';
import { type LabeledLine, readLabeledLines } from './labels/labeled-lines.ts';
import { readNaturalSections } from './train/natural-sections.ts';
import { type Example, trainNetwork, type TrainOptions } from './train/train-network.ts';
import { writeNetwork } from './train/write-network.ts';

const { values } = parseArgs({
  options: {
    corpus: { type: 'string', default: process.env.CORPUS ?? '' },
    cache: { type: 'string', default: 'node_modules/.cache/analyst' },
  },
});
const resolvePath = (path: string) => new URL(path, import.meta.url).pathname;
const encoder = await createCachedEncoder(await loadEncoder(), values.cache);

const asked = await readLabeledLines(resolvePath('labels/asks'));
const noteLines = await readLabeledLines(resolvePath('labels/notes'));
const cases = await readDraftCases(values.corpus, values.cache, resolvePath('labels'));
const natural = await readNaturalSections(values.corpus, values.cache);
const lines = [...asked, ...noteLines].flat();
const embeddings = await encoder.embed([
  ...lines.map(({ text }) => truncateForEmbedding(text)),
  ...[...cases, ...natural].flatMap(({ statements, sections }) => [
    ...listDraftTexts(statements, sections),
  ]),
]);
await encoder.save();

const createExamples = (lists: readonly LabeledLine[][]): Example[] =>
  lists.flat().map(({ label, text }) => ({
    features: scaleEmbedding(embeddings.get(truncateForEmbedding(text)) ?? new Float32Array()),
    label,
  }));
const small = { hidden: 64, epochs: 25, decay: 1e-4, batch: 32, dropout: 0.4 };
/** Trains a network without one writer's lines, to classify those lines under production conditions. */
const without = (lists: readonly LabeledLine[][], excluded: number) =>
  trainNetwork(createExamples(lists.filter((_, index) => index !== excluded)), {
    ...small,
    rate: 1e-3,
    seed: 1,
  });
const foldsOfAsks = asked.map((_, excluded) => without(asked, excluded));
const halves = [0, 1].map((half) => noteLines.filter((_, index) => index % 2 === half));
const trainedOnHalves = halves.map((half) =>
  trainNetwork(createExamples(half), { ...small, rate: 1e-3, seed: 1 }),
);
const foldsOfTells = noteLines.map((_, index) => trainedOnHalves[1 - (index % 2)]!);
report('asks', foldsOfAsks, asked);
report('tells', foldsOfTells, noteLines);
const asks = await learn('asks', createExamples(asked), small);
const tells = await learn('tells', createExamples(noteLines), small);

const networks = { asks, tells };
const examples = [
  ...cases
    .filter(({ split }) => split === 'train')
    .flatMap((each) => listCaseExamples(each, embeddings, networks)),
  ...listNaturalExamples(natural, embeddings, networks),
  ...listPairExamples(asked, noteLines, embeddings, { foldsOfAsks, foldsOfTells }),
];
await learn('belongs', examples, {
  hidden: 24,
  epochs: 10,
  decay: 1e-4,
  batch: 64,
  dropout: 0.2,
});

/** Prints how many of each writer's lines are classified correctly by a network not trained on that writer. */
function report(name: string, folds: readonly Network[], lists: readonly LabeledLine[][]): void {
  folds.forEach((network, writer) => {
    const others = createExamples([lists[writer] ?? []]);
    const correct = others.filter(({ features, label }) => {
      const probabilities = computeProbabilities(network, features);
      return network.classes[probabilities.indexOf(Math.max(...probabilities))] === label;
    });
    const share = ((100 * correct.length) / others.length).toFixed(1);
    console.log(`${name} of writer ${writer + 1}: ${share}% of ${others.length} correct`);
  });
}

async function learn(
  name: NetworkName,
  examples: readonly Example[],
  options: Omit<TrainOptions, 'rate' | 'seed'>,
): Promise<Network> {
  const network = trainNetwork(examples, { ...options, rate: 1e-3, seed: 1 });
  console.log(`${name}: learned from ${examples.length} examples`);
  await writeNetwork(resolvePath('../model/'), name, network);
  return network;
}

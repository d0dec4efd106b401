import { computeCosine } from '../model/compute-cosine.ts';
import { type Network, computeProbabilities } from '../model/network.ts';
import { promptTopics, statementTopics } from './topics.ts';
import type { SectionPlan } from './section-plan.ts';
import {
  truncateForEmbedding,
  type Embeddings,
  orderProbabilities,
  scaleEmbedding,
  type StatementFeatures,
  getVector,
  statementTraitNames,
} from './compute-statement-features.ts';
import type { Statement } from './statement.ts';

/** An ask: a section with all of its prompts, or a single prompt. */
export type Ask = Pick<SectionPlan, 'name' | 'prompts'>;

/** Features of an ask, precomputed because it is compared with many statements. */
export type AskFeatures = {
  name: Float32Array;
  prompts: readonly Float32Array[];
  /** The probability of each kind of ask. */
  probabilities: Float32Array;
  /** Cached similarities by title, since many statements share one. */
  titles: Map<string, Similarity>;
};

/** The cosines between a text and the name, and between the text and the most similar prompt. */
type Similarity = readonly [name: number, prompt: number];

const computeSimilarity = ({ name, prompts }: AskFeatures, vector: Float32Array): Similarity => [
  computeCosine(vector, name),
  prompts.reduce((highest, prompt) => Math.max(highest, computeCosine(vector, prompt)), 0),
];

/** Compares the title of a statement with an ask. Returns zeros if there is no title. */
export function computeTitleSimilarity(
  ask: AskFeatures,
  title: string,
  embeddings: Embeddings,
): Similarity {
  if (!title) return [0, 0];
  const titleSimilarity =
    ask.titles.get(title) ?? computeSimilarity(ask, getVector(embeddings, title));
  ask.titles.set(title, titleSimilarity);
  return titleSimilarity;
}

/** Yields all statement and section texts that must be embedded. */
export function* listDraftTexts(
  statements: readonly Statement[],
  sections: readonly Ask[],
): Generator<string> {
  for (const { text, title } of statements)
    for (const words of [text, title]) if (words) yield truncateForEmbedding(words);
  for (const { name, prompts } of sections)
    for (const words of [name, ...prompts]) if (words) yield truncateForEmbedding(words);
}

export function computeAskFeatures(
  { name, prompts }: Ask,
  embeddings: Embeddings,
  network: Network,
): AskFeatures {
  const vectors = [name, ...prompts].map((text) => getVector(embeddings, text));
  const topics = vectors.map((vector) =>
    orderProbabilities(
      computeProbabilities(network, scaleEmbedding(vector)),
      network.classes,
      promptTopics,
    ),
  );
  const [ownTopics = new Float32Array(promptTopics.length), ...others] = topics;
  const probabilities = ownTopics.map((probability, i) =>
    others.length === 0
      ? probability
      : probability / 2 +
        others.reduce((sum, other) => sum + (other[i] ?? 0), 0) / others.length / 2,
  );
  const [nameVector = new Float32Array(), ...promptVectors] = vectors;
  return { name: nameVector, prompts: promptVectors, probabilities, titles: new Map() };
}

/** The names of the values of `computeBelongingFeatures`, in order. */
export const belongingFeatureNames = [
  'name and text',
  'name and title',
  'prompt and text',
  'prompt and title',
  'highest similarity',
  'topic fit',
  'has title',
  'has prompts',
  ...statementTopics.map((topic) => `statement topic ${topic}`),
  ...promptTopics.map((topic) => `prompt topic ${topic}`),
  ...statementTraitNames,
];

/** Computes the input for the network that decides whether a statement fits an ask. */
export function computeBelongingFeatures(
  { text, title }: Statement,
  { topics, traits }: StatementFeatures,
  asked: AskFeatures,
  embeddings: Embeddings,
): Float32Array {
  const textSimilarity = computeSimilarity(asked, getVector(embeddings, text));
  const titleSimilarity = computeTitleSimilarity(asked, title, embeddings);
  const fit = statementTopics.reduce(
    (sum, topic, i) =>
      sum +
      (topics[i] ?? 0) * (asked.probabilities[promptTopics.findIndex((one) => one === topic)] ?? 0),
    0,
  );
  const similarities = [
    textSimilarity[0],
    titleSimilarity[0],
    textSimilarity[1],
    titleSimilarity[1],
  ];
  return Float32Array.from([
    ...similarities.map((value) => 4 * value),
    4 * Math.max(...similarities),
    4 * fit,
    Number(title !== ''),
    Number(asked.prompts.length > 0),
    ...topics,
    ...asked.probabilities,
    ...traits,
  ]);
}

import { cosine } from '../model/cosine.ts';
import { type Network, classProbabilities } from '../model/network.ts';
import { type PromptTopic, promptTopics, statementTopics } from './topics.ts';
import type { SectionPlan } from './section-plan.ts';
import {
  embeddedText,
  type Embeddings,
  inOrder,
  scaled,
  type StatementFeatures,
  vectorOf,
} from './statement-features.ts';
import type { Statement } from './statement.ts';

/** An ask: a section with all of its prompts, or one of its prompts. */
export type Asked = Pick<SectionPlan, 'name' | 'prompts'>;

/** Precomputed features of an ask, for comparison with many statements. */
export type AskedFeatures = {
  name: Float32Array;
  prompts: readonly Float32Array[];
  /** The probability of each kind of ask. */
  probabilities: Float32Array;
  /** Similarities of titles compared so far: many statements share one. */
  titles: Map<string, Similarity>;
};

/** The cosine between a text and the name, and the highest one with a prompt. */
type Similarity = readonly [name: number, prompt: number];

const similarityTo = ({ name, prompts }: AskedFeatures, vector: Float32Array): Similarity => [
  cosine(vector, name),
  prompts.reduce((highest, prompt) => Math.max(highest, cosine(vector, prompt)), 0),
];

/** Similarity between the title of a statement and the ask; empty without a title. */
export function titleSimilarityTo(
  asked: AskedFeatures,
  title: string,
  embeddings: Embeddings,
): Similarity {
  if (!title) return [0, 0];
  const titleSimilarity =
    asked.titles.get(title) ?? similarityTo(asked, vectorOf(embeddings, title));
  asked.titles.set(title, titleSimilarity);
  return titleSimilarity;
}

/** All texts of statements and sections that need an embedding. */
export function* textsOfDraft(
  statements: readonly Statement[],
  sections: readonly Asked[],
): Generator<string> {
  for (const { text, title } of statements)
    for (const words of [text, title]) if (words) yield embeddedText(words);
  for (const { name, prompts } of sections)
    for (const words of [name, ...prompts]) if (words) yield embeddedText(words);
}

export function askedFeatures(
  { name, prompts }: Asked,
  embeddings: Embeddings,
  network: Network,
): AskedFeatures {
  const vectors = [name, ...prompts].map((text) => vectorOf(embeddings, text));
  const topics = vectors.map((vector) =>
    inOrder(classProbabilities(network, scaled(vector)), network.classes, promptTopics),
  );
  const [own = new Float32Array(promptTopics.length), ...others] = topics;
  const probabilities = own.map((probability, i) =>
    others.length === 0
      ? probability
      : probability / 2 +
        others.reduce((sum, other) => sum + (other[i] ?? 0), 0) / others.length / 2,
  );
  const [nameVector = new Float32Array(), ...promptVectors] = vectors;
  return { name: nameVector, prompts: promptVectors, probabilities, titles: new Map() };
}

/** Input of the network that decides whether a statement belongs to a prompt. */
export function belongsFeatures(
  { text, title }: Statement,
  { topics, traits }: StatementFeatures,
  asked: AskedFeatures,
  embeddings: Embeddings,
): Float32Array {
  const own = similarityTo(asked, vectorOf(embeddings, text));
  const titleSimilarity = titleSimilarityTo(asked, title, embeddings);
  const fit = statementTopics.reduce(
    (sum, topic, i) =>
      sum +
      (topics[i] ?? 0) * (asked.probabilities[promptTopics.indexOf(topic as PromptTopic)] ?? 0),
    0,
  );
  const similarities = [own[0], titleSimilarity[0], own[1], titleSimilarity[1]];
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

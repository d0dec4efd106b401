import { embeddingLength } from '../model/embedding.ts';
import {
  computeFeatures,
  createFeatures,
  createFeaturesByName,
  type Features,
} from '../model/features.ts';
import { type Network, computeProbabilities } from '../model/network.ts';
import type { Value } from '../text/values.ts';
import { comparable } from '../text/normalize.ts';
import { statementTopics } from './topics.ts';
import type { Statement } from './statement.ts';

export type Embeddings = ReadonlyMap<string, Float32Array>;

const zeroVector = new Float32Array(embeddingLength);
export const getVector = (embeddings: Embeddings, text: string): Float32Array =>
  (text && embeddings.get(truncateForEmbedding(text))) || zeroVector;

const maxCharacters = 600;
/** Returns the part of the text to embed. */
export const truncateForEmbedding = (text: string): string => text.slice(0, maxCharacters);

/** Scales an embedding to speed up training. */
export const scaleEmbedding = (vector: Float32Array): Float32Array =>
  vector.map((value) => 4 * value);

const valueTypes: readonly Value['type'][] = [
  'date',
  'money',
  'count',
  'percent',
  'email',
  'phone',
  'url',
  'address',
  'person',
  'organization',
];

const wordPatterns = {
  'first person': /\b(?:we|our|us)\b/i,
  'second person': /\b(?:you|your)\b/i,
  obligation: /\b(?:shall|must|may)\b/i,
  future: /\b(?:will|plan|propose|aim|intend)\b/i,
  past: /^(?:[A-Z][a-z]+ ){0,3}(?:was|were|has|had|have)\b|\bsince\b/,
};

type StatementContext = Statement & { ownName: string };

/** Features of a statement's form, from 0 to 1. */
const traits: Features<StatementContext> = {
  sentence: ({ isSentence }) => Number(isSentence),
  'depends on previous': ({ dependsOnPrevious }) => Number(dependsOnPrevious),
  'text length': ({ text }) => Math.min(text.length, 400) / 400,
  ...createFeaturesByName('value', valueTypes, (type, { values }: StatementContext) =>
    Number(values.some((value) => value.type === type)),
  ),
  ...createFeatures('words', wordPatterns, (pattern, { text }: StatementContext) =>
    Number(pattern.test(text)),
  ),
  'own name': ({ text, ownName }) =>
    Number(ownName !== '' && comparable(text).includes(comparable(ownName))),
};

export const statementTraitNames = Object.keys(traits);

/** The probability of each topic and the features of the statement's form. */
export type StatementFeatures = { topics: Float32Array; traits: readonly number[] };

export function computeStatementFeatures(
  statement: Statement,
  embeddings: Embeddings,
  ownName: string,
  tells: Network,
): StatementFeatures {
  const probabilities = computeProbabilities(
    tells,
    scaleEmbedding(getVector(embeddings, statement.text)),
  );
  return {
    topics: orderProbabilities(probabilities, tells.classes, statementTopics),
    traits: computeFeatures(traits, { ...statement, ownName }),
  };
}

/** Reorders the network's probabilities to match `names`. */
export const orderProbabilities = (
  probabilities: Float32Array,
  classes: readonly string[],
  names: readonly string[],
): Float32Array => Float32Array.from(names, (name) => probabilities[classes.indexOf(name)] ?? 0);

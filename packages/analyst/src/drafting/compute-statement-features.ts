import { embeddingLength } from '../model/embedding.ts';
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

/** Features of a statement's form, from 0 to 1. */
export const computeTraits = (
  { text, values, isSentence, dependsOnPrevious }: Statement,
  organizationName: string,
) => [
  Number(isSentence),
  Number(dependsOnPrevious),
  Math.min(text.length, 400) / 400,
  ...valueTypes.map((type) => Number(values.some((value) => value.type === type))),
  Number(/\b(?:we|our|us)\b/i.test(text)),
  Number(/\b(?:you|your)\b/i.test(text)),
  Number(/\b(?:shall|must|may)\b/i.test(text)),
  Number(/\b(?:will|plan|propose|aim|intend)\b/i.test(text)),
  Number(/^(?:[A-Z][a-z]+ ){0,3}(?:was|were|has|had|have)\b|\bsince\b/.test(text)),
  Number(organizationName !== '' && comparable(text).includes(comparable(organizationName))),
];

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
    traits: computeTraits(statement, ownName),
  };
}

/** Reorders the network's probabilities to match `names`. */
export const orderProbabilities = (
  probabilities: Float32Array,
  classes: readonly string[],
  names: readonly string[],
): Float32Array => Float32Array.from(names, (name) => probabilities[classes.indexOf(name)] ?? 0);

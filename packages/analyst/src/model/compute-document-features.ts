import { sumProbabilities, type ClassifiedUnit } from '../analysis/classify-units.ts';
import { embeddingLength } from './embedding.ts';
import { computeFeatures, type Features } from './features.ts';
import { roles } from './roles.ts';

/** Number of units in a document's opening, which indicates what kind of document it is. */
const openingUnits = 15;

type DocumentContext = {
  units: readonly ClassifiedUnit[];
  opening: readonly ClassifiedUnit[];
  parts: readonly number[];
};

const features: Features<DocumentContext> = {
  ...Object.fromEntries(
    roles.map((role) => [
      `role ${role}`,
      ({ units, opening }: DocumentContext) => {
        const probabilities = units.map((unit) => sumProbabilities(unit, [role]));
        const early = opening.map((unit) => sumProbabilities(unit, [role]));
        return [
          2 * averageProbabilities(probabilities),
          2 * averageProbabilities(early),
          findHighest(probabilities),
          scaleCount(countLikely(probabilities)),
        ];
      },
    ]),
  ),
  'likeliest part': ({ parts }) => findHighest(parts),
  'part count': ({ parts }) => scaleCount(countLikely(parts)),
  'unit count': ({ units }) => scaleCount(units.length),
};

export const documentFeatureNames = ['opening embedding', ...Object.keys(features)];

/**
 * Computes one vector for a document: the mean embedding of the opening, then, for each role, its share of the document
 * and of the opening, its highest probability and its number of units.
 *
 * @param unitFeatures the features of each unit, which start with the embedding of its text
 */
export function computeDocumentFeatures(
  unitFeatures: readonly Float32Array[],
  units: readonly ClassifiedUnit[],
): Float32Array {
  return Float32Array.from([
    ...averageVectors(
      unitFeatures.slice(0, openingUnits).map((vector) => vector.subarray(0, embeddingLength)),
    ),
    ...computeFeatures(features, {
      units,
      opening: units.slice(0, openingUnits),
      parts: units.map(({ namesPart }) => namesPart),
    }),
  ]);
}

const averageProbabilities = (probabilities: readonly number[]): number =>
  probabilities.reduce((sum, probability) => sum + probability, 0) /
  Math.max(1, probabilities.length);
const findHighest = (probabilities: readonly number[]): number =>
  probabilities.reduce((highest, probability) => Math.max(highest, probability), 0);
const countLikely = (probabilities: readonly number[]): number =>
  probabilities.filter((probability) => probability > 0.5).length;
const scaleCount = (number: number): number => Math.min(1, Math.log2(1 + number) / 11);

function averageVectors(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(embeddingLength);
  for (const vector of vectors)
    vector.forEach((value, i) => (sum[i] = (sum[i] ?? 0) + value / vectors.length));
  return sum;
}

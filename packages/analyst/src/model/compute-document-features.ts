import { sumProbabilities, type ClassifiedUnit } from '../analysis/classify-units.ts';
import { embeddingLength } from './embedding.ts';
import { roles } from './roles.ts';

/** Number of units in a document's opening, which indicates what kind of document it is. */
const openingUnits = 15;

/**
 * Computes one vector for a document: the mean embedding of the opening, then, for each role, its share of the document
 * and of the opening, its highest probability and its number of units.
 *
 * @param features the features of each unit, which start with the embedding of its text
 */
export function computeDocumentFeatures(
  features: readonly Float32Array[],
  units: readonly ClassifiedUnit[],
): Float32Array {
  const opening = units.slice(0, openingUnits);
  const parts = units.map(({ namesPart }) => namesPart);
  return Float32Array.from([
    ...averageVectors(
      features.slice(0, openingUnits).map((vector) => vector.subarray(0, embeddingLength)),
    ),
    ...roles.flatMap((role) => {
      const probabilities = units.map((unit) => sumProbabilities(unit, [role]));
      const early = opening.map((unit) => sumProbabilities(unit, [role]));
      return [
        2 * averageProbabilities(probabilities),
        2 * averageProbabilities(early),
        findHighest(probabilities),
        scaleCount(countLikely(probabilities)),
      ];
    }),
    findHighest(parts),
    scaleCount(countLikely(parts)),
    scaleCount(units.length),
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
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors)
    vector.forEach((value, i) => (sum[i] = (sum[i] ?? 0) + value / vectors.length));
  return sum;
}

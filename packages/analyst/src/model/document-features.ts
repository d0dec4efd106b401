import { chanceOf, type ClassifiedUnit } from '../analysis/judge-units.ts';
import { embeddingLength } from './encoder.ts';
import { roles } from './roles.ts';

/** The opening of a document shows what kind of document it is. */
const openingUnits = 15;

/**
 * One vector for a document: the mean embedding of its opening, then for each role its share of the document and of
 * the opening, its highest probability, and its number of units.
 *
 * @param features of the units, starting with the embedding of the text
 */
export function documentFeatures(
  features: readonly Float32Array[],
  units: readonly ClassifiedUnit[],
): Float32Array {
  const opening = units.slice(0, openingUnits);
  const parts = units.map(({ namesPart }) => namesPart);
  return Float32Array.from([
    ...meanOf(features.slice(0, openingUnits).map((own) => own.subarray(0, embeddingLength))),
    ...roles.flatMap((role) => {
      const chances = units.map((unit) => chanceOf(unit, [role]));
      const early = opening.map((unit) => chanceOf(unit, [role]));
      return [2 * mean(chances), 2 * mean(early), highest(chances), scaled(count(chances))];
    }),
    highest(parts),
    scaled(count(parts)),
    scaled(units.length),
  ]);
}

const mean = (chances: readonly number[]): number =>
  chances.reduce((sum, chance) => sum + chance, 0) / Math.max(1, chances.length);
const highest = (chances: readonly number[]): number =>
  chances.reduce((most, chance) => Math.max(most, chance), 0);
const count = (chances: readonly number[]): number =>
  chances.filter((chance) => chance > 0.5).length;
const scaled = (number: number): number => Math.min(1, Math.log2(1 + number) / 11);

function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors)
    vector.forEach((value, i) => (sum[i] = (sum[i] ?? 0) + value / vectors.length));
  return sum;
}

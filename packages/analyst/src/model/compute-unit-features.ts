import type { Unit, UnitKind } from '../document/unit.ts';
import type { Value } from '../text/values.ts';
import { embeddingLength } from './embedding.ts';
import { computeFeatures, createFeaturesByName, type Features } from './features.ts';

const kinds: readonly UnitKind[] = ['heading', 'label', 'sentence', 'item', 'row', 'field'];

const valueTypes: readonly Value['type'][] = [
  'date',
  'time',
  'money',
  'money-range',
  'count',
  'percent',
  'email',
  'phone',
  'url',
  'address',
  'person',
  'organization',
];

const lengthUnit = /^(?:word|page|character|line|minute)$/;
const obligation = /\b(?:must|shall|should|required?|may not|will|need to)\b/i;
const numbered = /^\(?[\da-z]{1,3}[.)]\s/i;
const maxLength = 600;

/** Returns the part of a unit's text to embed. */
export const truncateUnitText = (unit: Pick<Unit, 'text'>): string => unit.text.slice(0, maxLength);
export const joinPath = (unit: Pick<Unit, 'path'>): string => unit.path.join(' > ').slice(-160);

type UnitContext = {
  unit: Unit;
  previous: Unit | undefined;
  next: Unit | undefined;
  /** From 0 to 1. */
  position: number;
};

/** Features of a unit's form and values and the kinds of its neighbors, from 0 to 1. */
const traits: Features<UnitContext> = {
  ...createFeaturesByName('kind', kinds, (kind, { unit }: UnitContext) =>
    Number(unit.kind === kind),
  ),
  level: ({ unit }) => unit.level / 6,
  ...createFeaturesByName('value', valueTypes, (type, { unit }: UnitContext) =>
    Number(unit.values.some((value) => value.type === type)),
  ),
  length: ({ unit }) =>
    Number(unit.values.some((value) => value.type === 'count' && lengthUnit.test(value.unit))),
  question: ({ unit }) => Number(unit.text.endsWith('?')),
  colon: ({ unit }) => Number(unit.text.endsWith(':')),
  blank: ({ unit }) => Number(unit.text.includes('___')),
  obligation: ({ unit }) => Number(obligation.test(unit.text)),
  numbered: ({ unit }) => Number(numbered.test(unit.text)),
  field: ({ unit }) => Number(unit.field !== undefined),
  'text length': ({ unit }) => Math.min(unit.text.length, maxLength) / maxLength,
  short: ({ unit }) => Number(unit.text.length < 60),
  position: ({ position }) => position,
  ...createFeaturesByName('previous kind', kinds, (kind, { previous }: UnitContext) =>
    Number(previous?.kind === kind),
  ),
  ...createFeaturesByName('next kind', kinds, (kind, { next }: UnitContext) =>
    Number(next?.kind === kind),
  ),
};

export const unitFeatureNames = [
  'text embedding',
  'path embedding',
  'neighbor embeddings',
  ...Object.keys(traits),
];

/** Yields the texts that must be embedded before the features of these units can be computed. */
export function* listTextsToEmbed(units: readonly Unit[]): Generator<string> {
  for (const unit of units) {
    yield truncateUnitText(unit);
    if (unit.path.length > 0) yield joinPath(unit);
  }
}

/** Weights of the embeddings relative to the other features. */
const weights = { text: 4, path: 4, neighbor: 2 };

/** Extracts the unit-length text embedding from a unit's features. */
export const extractTextEmbedding = (features: Float32Array): Float32Array =>
  features.subarray(0, embeddingLength).map((value) => value / weights.text);

/**
 * Computes one vector per unit: the embeddings of its text, its titles and its two neighbors (combined), followed by
 * its other features and the kinds of its neighbors.
 */
export function computeUnitFeatures(
  units: readonly Unit[],
  embeddings: ReadonlyMap<string, Float32Array>,
): Float32Array[] {
  const getTextEmbedding = (index: number): Float32Array | undefined => {
    const unit = units[index];
    return unit && embeddings.get(truncateUnitText(unit));
  };
  return units.map((unit, index) => {
    const shape = computeFeatures(traits, {
      unit,
      previous: units[index - 1],
      next: units[index + 1],
      position: index / units.length,
    });
    const features = new Float32Array(3 * embeddingLength + shape.length);
    const add = (part: Float32Array | undefined, slot: number, weight: number): void => {
      part?.forEach((value, i) => {
        const place = slot * embeddingLength + i;
        features[place] = (features[place] ?? 0) + value * weight;
      });
    };
    add(getTextEmbedding(index), 0, weights.text);
    if (unit.path.length > 0) add(embeddings.get(joinPath(unit)), 1, weights.path);
    add(getTextEmbedding(index - 1), 2, weights.neighbor);
    add(getTextEmbedding(index + 1), 2, weights.neighbor);
    features.set(shape, 3 * embeddingLength);
    return features;
  });
}

import type { Unit } from '../document/unit.ts';
import type { Encoder } from '../model/embedding.ts';
import { computeProbability, type Network, computeProbabilities } from '../model/network.ts';
import type { Role } from '../model/roles.ts';
import { extractTextEmbedding } from '../model/compute-unit-features.ts';

/** A unit with the probability of each role. */
export type ClassifiedUnit = Unit & {
  probabilities: ReadonlyMap<Role, number>;
  /** The probability that the unit names a section. */
  namesPart: number;
  /** Unit-length sentence embedding of the text. */
  embedding: Float32Array;
};

/** The networks, named after what they classify. `sections` is a second pass over the results of `parts`. */
export type Model = {
  encoder: Encoder;
  roles: Network;
  parts: Network;
  sections: Network;
  programs: Network;
  funders: Network;
  calls: Network;
  statuses: Network;
};

/** Computes the role probabilities of every unit from its features. */
export function classifyUnits(
  units: readonly Unit[],
  features: readonly Float32Array[],
  { roles, parts }: Pick<Model, 'roles' | 'parts'>,
): ClassifiedUnit[] {
  return units.map((unit, index) => {
    const vector = features[index] ?? new Float32Array();
    const probabilities = computeProbabilities(roles, vector);
    const roleProbabilities = roles.classes.map(
      (role, c) => [role as Role, probabilities[c] ?? 0] as const,
    );
    return {
      ...unit,
      probabilities: new Map(roleProbabilities),
      namesPart: computeProbability(parts, vector, 'part'),
      embedding: extractTextEmbedding(vector),
    };
  });
}

/** Returns the probability that a unit has one of these roles. */
export const sumProbabilities = (
  { probabilities }: ClassifiedUnit,
  roles: readonly Role[],
): number => roles.reduce((sum, role) => sum + (probabilities.get(role) ?? 0), 0);

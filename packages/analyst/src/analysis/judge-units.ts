import type { Unit } from '../document/unit.ts';
import type { Encoder } from '../model/encoder.ts';
import { chanceOfClass, type Network, probabilities } from '../model/network.ts';
import type { Role } from '../model/roles.ts';
import { textEmbedding } from '../model/unit-features.ts';

/** A unit and the probability of each of its roles. */
export type ClassifiedUnit = Unit & {
  chances: ReadonlyMap<Role, number>;
  /** The probability that the unit names a section. */
  namesPart: number;
  /** Sentence embedding of its text, of length one. */
  embedding: Float32Array;
};

/** The networks by what they classify; `sections` is the second look at the findings of `parts`. */
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

/** Judges units: the probability of each role. `features` are those of the units. */
export function classifyUnits(
  units: readonly Unit[],
  features: readonly Float32Array[],
  { roles, parts }: Pick<Model, 'roles' | 'parts'>,
): ClassifiedUnit[] {
  return units.map((unit, at) => {
    const own = features[at] ?? new Float32Array();
    const chances = probabilities(roles, own);
    const named = roles.classes.map((role, c) => [role as Role, chances[c] ?? 0] as const);
    return {
      ...unit,
      chances: new Map(named),
      namesPart: chanceOfClass(parts, own, 'part'),
      embedding: textEmbedding(own),
    };
  });
}

/** The probability that a unit has one of these roles. */
export const chanceOf = ({ chances }: ClassifiedUnit, roles: readonly Role[]): number =>
  roles.reduce((sum, role) => sum + (chances.get(role) ?? 0), 0);

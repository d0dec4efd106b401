import type { Unit } from '../document/unit.ts';
import type { Encoder } from '../model/encoder.ts';
import { chanceOfClass, type Network, probabilities } from '../model/network.ts';
import type { Role } from '../model/roles.ts';
import { textEmbedding } from '../model/unit-features.ts';

/** A unit and how probable each role of it is. */
export type JudgedUnit = Unit & {
  chances: ReadonlyMap<Role, number>;
  /** How probable it is that the unit names a part of the application. */
  namesPart: number;
  /** Sentence embedding of its text, of length one. */
  embedding: Float32Array;
};

/** The networks, each by what it tells; `sections` takes the second look at what `parts` found. */
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

/** The same units, each with the chance of every role. `features` are those of the units. */
export function judgeUnits(
  units: readonly Unit[],
  features: readonly Float32Array[],
  { roles, parts }: Pick<Model, 'roles' | 'parts'>,
): JudgedUnit[] {
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

/** The chance that a unit has one of these roles. */
export const chanceOf = ({ chances }: JudgedUnit, roles: readonly Role[]): number =>
  roles.reduce((sum, role) => sum + (chances.get(role) ?? 0), 0);

import type { Block } from '@grantwright/shared/contract';
import type { ClassifiedUnit } from '../analysis/classify-units.ts';
import { computePartFeatures } from '../analysis/sections/compute-part-features.ts';
import { splitIntoUnits } from '../document/split-into-units.ts';
import type { Network } from '../model/network.ts';
import type { Role } from '../model/roles.ts';

/** A model's classification of a unit. */
export type Judgment = { role: Role; probability?: number; namesPart?: number };

/** Creates the units of these blocks with the given judgments. Units without a judgment get the role `other`. */
export const classifiedUnits = (
  blocks: Block[],
  judge: (text: string) => Judgment | undefined,
): ClassifiedUnit[] =>
  splitIntoUnits({ source: 'html', blocks, notes: [] }).units.map((unit) => {
    const { role, probability = 0.9, namesPart = 0 } = judge(unit.text) ?? { role: 'other' };
    return {
      ...unit,
      probabilities: new Map([[role, probability]]),
      namesPart,
      embedding: new Float32Array(),
    };
  });

export const paragraph = (text: string): Block => ({ type: 'paragraph', text });
export const heading = (text: string, level = 2): Block => ({ type: 'heading', level, text });
export const listItem = (text: string): Block => ({ type: 'item', depth: 0, ordered: false, text });

const inputs =
  computePartFeatures(classifiedUnits([paragraph('Need')], () => undefined))[0]?.length ?? 0;

/**
 * A second-pass network that repeats the result of the first pass, since a unit's first feature is its `namesPart`.
 */
export const firstPassNetwork: Network = {
  classes: ['none', 'part'],
  inputs,
  hidden: 1,
  weights: Float32Array.from([0, 1, ...Array<number>(inputs - 1).fill(0), 0, 0, -5, 10]),
  threshold: 0.5,
};

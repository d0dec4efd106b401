import type { Analysis } from '@grantwright/shared/contract';
import { documentFeatures } from '../model/document-features.ts';
import { chanceOfClass, type Network } from '../model/network.ts';
import type { JudgedUnit } from './judge-units.ts';

/** A document that names as many parts to write is there to be filled in. */
const partsOfForm = 3;

/**
 * Whether the document takes applications. One that names several parts does, or gives several their length,
 * whatever else it looks like.
 *
 * @param features of the units
 */
export function isCall(
  features: readonly Float32Array[],
  units: readonly JudgedUnit[],
  { sections }: Pick<Analysis['details'], 'sections'>,
  calls: Network,
): boolean {
  const chanceOfOther = chanceOfClass(calls, documentFeatures(features, units), 'other');
  const isForm =
    sections.length >= partsOfForm || sections.filter(({ limit }) => limit).length >= 2;
  return isForm || chanceOfOther < (calls.threshold ?? 0.5);
}

import type { Analysis } from '@grantwright/shared/contract';
import { computeDocumentFeatures } from '../model/compute-document-features.ts';
import { computeProbability, type Network } from '../model/network.ts';
import type { ClassifiedUnit } from './classify-units.ts';

/** Minimum number of sections that make a document an application form. */
const partsOfForm = 3;

/**
 * Whether the document is a call. A document that names several sections, or limits the length of several sections, is
 * a call regardless of the network's result.
 *
 * @param features the features of each unit
 */
export function isCall(
  features: readonly Float32Array[],
  units: readonly ClassifiedUnit[],
  { sections }: Pick<Analysis['details'], 'sections'>,
  calls: Network,
): boolean {
  const probabilityOfOther = computeProbability(
    calls,
    computeDocumentFeatures(features, units),
    'other',
  );
  const isForm =
    sections.length >= partsOfForm || sections.filter(({ limit }) => limit).length >= 2;
  return isForm || probabilityOfOther < (calls.threshold ?? 0.5);
}

import type { Analysis } from '@grantwright/shared/contract';
import { documentFeatures } from '../model/document-features.ts';
import { chanceOfClass, type Network } from '../model/network.ts';

/** A call that is refused costs more than a document that is read for nothing. */
const refusalChance = { withSigns: 0.7, without: 0.5 };

/**
 * Whether the document takes applications. One with a deadline or parts to write is refused only when that is
 * surer, and one with several parts of a given length never: those are there to be filled in.
 */
export function isCall(
  features: readonly Float32Array[],
  { sections, deadline }: Pick<Analysis['details'], 'sections' | 'deadline'>,
  statuses: Network,
): boolean {
  const chanceOfNone = chanceOfClass(statuses, documentFeatures(features), 'not-a-call');
  const hasSigns = deadline !== undefined || sections.length > 0;
  const isForm = sections.filter(({ limit }) => limit).length >= 2;
  return isForm || chanceOfNone < (hasSigns ? refusalChance.withSigns : refusalChance.without);
}

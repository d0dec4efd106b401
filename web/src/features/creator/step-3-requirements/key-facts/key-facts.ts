import type { AnalysisDetails } from '@grantwright/shared/contract';
import { findLimits } from '@grantwright/shared/submission';
import { getAmountFact } from './amount-fact.ts';
import {
  createFactValue,
  getMissingText,
  getOfferedNote,
  toFactLine,
  type FactValue,
  type KeyFact,
} from './fact.ts';

/** Returns the facts applicants look for first, in addition to the deadline: the funder, the amount and the length. */
export function getKeyFacts(details: AnalysisDetails): KeyFact[] {
  const { funder } = details;
  const note = getOfferedNote(details, 'funder');
  return [
    {
      label: 'Funder',
      ...createFactValue(funder ? { text: funder } : undefined),
      ...(note && { note }),
    },
    { label: 'Amount', ...getAmountFact(details) },
    { label: 'Length', ...getLengthFact(details) },
  ];
}

/**
 * Returns the limit on the whole application, or the number of sections with limits if only sections have them.
 * Sections may share a limit.
 */
function getLengthFact(details: AnalysisDetails): FactValue {
  const { keyFacts, sections } = details;
  if (keyFacts?.length) return createFactValue(toFactLine(keyFacts.length));
  const limitsBySection = sections.map(({ name }) => findLimits(name, details));
  const limitedCount = limitsBySection.filter((limits) => limits.length > 0).length;
  if (limitedCount === 0) return createFactValue(undefined, getMissingText(details, 'limit'));
  const isAll = limitedCount === sections.length;
  const isPlural = !isAll && limitedCount > 1;
  const isShared = limitsBySection.flat().some((limit) => limit.sections.length > 1);
  const subject = isAll ? 'Each section' : `${limitedCount} of ${sections.length} sections`;
  const limit = isShared ? 'a limit' : `${isPlural ? 'their' : 'its'} own limit`;
  return createFactValue({ text: `${subject} ${isPlural ? 'have' : 'has'} ${limit}` });
}

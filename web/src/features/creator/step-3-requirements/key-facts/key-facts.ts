import type { AnalysisDetails } from '@grantwright/shared/contract';
import { findLimit } from '@grantwright/shared/submission';
import { amountFact } from './amount-fact.ts';
import { deadlineFact } from './deadline-fact.ts';
import {
  factValue,
  missingText,
  offeredNote,
  toFactLine,
  type FactValue,
  type KeyFact,
} from './fact.ts';

/** Returns the facts applicants look for first: the funder, the deadline, the amount and the length. */
export function getKeyFacts(details: AnalysisDetails, now: Date): KeyFact[] {
  const { funder } = details;
  return [
    {
      label: 'Funder',
      ...factValue(funder ? { text: funder } : undefined),
      ...getNote(details, 'funder'),
    },
    { label: 'Deadline', ...deadlineFact(details, now), ...getNote(details, 'deadline') },
    { label: 'Amount', ...amountFact(details) },
    { label: 'Length', ...lengthFact(details) },
  ];
}

function getNote(details: AnalysisDetails, field: 'funder' | 'deadline'): Pick<KeyFact, 'note'> {
  const note = offeredNote(details, field);
  return note ? { note } : {};
}

/**
 * Returns the limit on the whole application, or the number of sections with limits if only sections have them.
 * Sections may share a limit.
 */
function lengthFact(details: AnalysisDetails): FactValue {
  const { keyFacts, sections } = details;
  if (keyFacts?.length) return factValue(toFactLine(keyFacts.length));
  const limitedCount = sections.filter(({ name }) => findLimit(name, sections)).length;
  if (limitedCount === 0) return factValue(undefined, missingText(details, 'limit'));
  const isAll = limitedCount === sections.length;
  const isPlural = !isAll && limitedCount > 1;
  const isShared = sections.some(({ limit }) => limit?.sharedWith?.length);
  const subject = isAll ? 'Each section' : `${limitedCount} of ${sections.length} sections`;
  const limit = isShared ? 'a limit' : `${isPlural ? 'their' : 'its'} own limit`;
  return factValue({ text: `${subject} ${isPlural ? 'have' : 'has'} ${limit}` });
}

import type { AnalysisDetails } from '@grantwright/shared/contract';
import { amountFact } from './amount-fact.ts';
import { deadlineFact } from './deadline-fact.ts';
import {
  factValue,
  missingText,
  offeredNote,
  toLine,
  type FactValue,
  type KeyFact,
} from './fact.ts';

/** The facts that applicants look for first: the funder, the deadline, the amount and the length. */
export function keyFactsOf(details: AnalysisDetails, now: Date): KeyFact[] {
  const { funder } = details;
  return [
    {
      label: 'Funder',
      ...factValue(funder ? { text: funder } : undefined),
      ...noteOf(details, 'funder'),
    },
    { label: 'Deadline', ...deadlineFact(details, now), ...noteOf(details, 'deadline') },
    { label: 'Amount', ...amountFact(details) },
    { label: 'Length', ...lengthFact(details) },
  ];
}

function noteOf(details: AnalysisDetails, field: 'funder' | 'deadline'): Pick<KeyFact, 'note'> {
  const note = offeredNote(details, field);
  return note ? { note } : {};
}

/** The limit on the whole application; where only sections have limits, how many do. */
function lengthFact(details: AnalysisDetails): FactValue {
  const { keyFacts, sections } = details;
  if (keyFacts?.length) return factValue(toLine(keyFacts.length));
  const limited = sections.filter(({ limit }) => limit).length;
  if (limited === 0) return factValue(undefined, missingText(details, 'limit'));
  return factValue({
    text:
      limited === sections.length
        ? 'Each section has its own limit'
        : `${limited} of ${sections.length} sections ${limited === 1 ? 'has its' : 'have their'} own limit`,
  });
}

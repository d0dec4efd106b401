import type { AnalysisDetails } from '@grantwright/shared/contract';
import { amountFact } from './amount-fact.ts';
import { deadlineFact } from './deadline-fact.ts';
import { shorten, quoteOf, type Fact, type FactValue, said } from './fact.ts';

/** What a person looks for first: who gives, until when, how much, how long. */
export function keyFacts(details: AnalysisDetails, now: Date): Fact[] {
  return [
    { label: 'Funder', ...said(details.funder) },
    { label: 'Deadline', ...deadlineFact(details, now) },
    { label: 'Amount', ...amountFact(details) },
    { label: 'Length', ...lengthFact(details) },
  ];
}

/** What may be written, not how long the grant lasts: both are limits. */
const writtenLength = /\b(?:pages?|words?|characters?)\b/i;

/** A limit on all that is written, not on one of its parts. */
const ofAll =
  /\b(?:the (?:whole |entire |full )?(?:application|proposal|narrative|letter|request)|each answer)\b(?! within its own)/i;

/** How long the whole may be; where only the parts have limits, that they have. */
function lengthFact(details: AnalysisDetails): FactValue {
  const lengths = details.requirements.filter(
    ({ kind, text }) => kind === 'limit' && writtenLength.test(text),
  );
  const whole = lengths.find(({ text }) => ofAll.test(text.replace(/"[^"]*"/g, '')));
  const parts = details.sections.filter(({ limit }) => limit);
  if (!whole && parts.length > 1)
    return said(
      parts.length === details.sections.length
        ? 'Each section has a limit of its own'
        : `${parts.length} of ${details.sections.length} sections have a limit of their own`,
    );
  const found = whole ?? lengths[0];
  return found ? { ...said(shorten(found.text)), ...quoteOf(found) } : said(undefined);
}

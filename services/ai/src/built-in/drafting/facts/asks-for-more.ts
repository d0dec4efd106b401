import { type Topic, topicsAsked } from '../topics.ts';
import type { AskedFact } from './asked-fact.ts';

/** What the small print of a fact may speak of without asking for a story. */
const ofTheFact: Partial<Record<AskedFact, readonly Topic[]>> = {
  organization: ['identity', 'attachment'],
  amount: ['ask', 'budget', 'project', 'summary', 'identity', 'attachment'],
};

/**
 * Whether a part whose name asks for one fact asks for a story besides: "Your organization: its mission, whom it
 * serves and what it has done", "Amount requested, and what else will pay for the project".
 */
export const asksForMore = (fact: AskedFact, told: string[]): boolean => {
  const own = ofTheFact[fact];
  if (!own) return false;
  const text = told.join(' ');
  return (
    (Object.keys(topicsAsked(text)) as Topic[]).some((topic) => !own.includes(topic)) ||
    (fact === 'amount' && whoElsePays.test(text))
  );
};

const whoElsePays =
  /\b(?:(?:what|who) else|other (?:people|sources|money)|the rest of the (?:money|cost))\b/i;

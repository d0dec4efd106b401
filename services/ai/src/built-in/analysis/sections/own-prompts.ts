import { comparable } from '@grantwright/analyst';
import type { SectionCandidate } from './candidate.ts';
import { isPrompt } from './prompts.ts';

const numberOrLimit =
  /^question\s+\d{1,2}\s*[.:)-]?\s*|\s*[([]?\b(?:max(?:imum)?\.?|up to|limit:?)\s?\d[\d,]* (?:words?|characters?|pages?)\b.*$/giu;

/** A part's name, with its number or its limit, asks nothing that the part does not ask itself. */
export const withoutOwnName = (part: SectionCandidate): SectionCandidate => {
  const own = comparable(part.name);
  const isName = (text: string): boolean => comparable(text.replace(numberOrLimit, '')) === own;
  const others = part.prompts.filter((prompt) => !isName(prompt));
  // A question or an order that is all a part asks stays what it asks.
  const prompts = others.length > 0 ? others : part.prompts.filter((text) => isPrompt({ text }));
  return { ...part, prompts, told: part.told.filter((text) => !isName(text)) };
};

import type { AnalysisDetails } from '../../contract/analysis.ts';
import type { StatedFact } from '../../contract/call-facts.ts';
import { pickSource } from '../facts/pick-source.ts';
import { knownRegistrations, type KnownRegistration } from './known-registrations.ts';

/** A registration named in the guidelines, with the sentence that names it. */
export type Registration = Omit<KnownRegistration, 'pattern'> & StatedFact;

const notNeeded =
  /(?:\b(?:not|no)|n['’]t)\s+(?:be\s+|need\s+(?:to\s+)?)?(?:required|needed|necessary|regist\w*|longer)\b/i;

/** Finds the registrations named in the guidelines, slowest first. */
export function findRegistrations(details: AnalysisDetails): Registration[] {
  const passages = listPassages(details);
  return knownRegistrations
    .flatMap(({ pattern, ...known }) => {
      const passage = passages.find(({ text, quote = '' }) => {
        const words = pattern.test(text) ? text : quote;
        return pattern.test(words) && !notNeeded.test(words);
      });
      return passage ? [{ ...known, text: passage.text, ...pickSource(passage) }] : [];
    })
    .toSorted((a, b) => b.maxDays - a.maxDays);
}

const listPassages = ({ requirements, steps = [], sections }: AnalysisDetails): StatedFact[] => [
  ...requirements.flatMap((requirement) => [
    requirement,
    ...(requirement.moreQuotes ?? []).map((more) => ({ ...more, text: requirement.text })),
  ]),
  ...steps.map((step) => ({ ...step, text: step.quote ?? step.words })),
  ...sections.flatMap(({ description, prompts, quote, page, file }) =>
    [description, ...prompts].map((text) => ({ text, quote, page, file })),
  ),
];

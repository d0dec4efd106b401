import { listQuotedFacts } from '../../../facts/map-facts.ts';
import type { ReadinessInput } from '../../readiness-input.ts';

/** Lists all text that the analysis takes from the call: names, prompts, questions and quotes. */
export function listFunderTexts({
  details,
  grantProgram,
}: Pick<ReadinessInput, 'details' | 'grantProgram'>): string[] {
  if (!details) return [grantProgram];
  const { funder = '', sections, attachments = [], criteria = [], questions } = details;
  return [
    grantProgram,
    funder,
    ...sections.flatMap(({ name, description, prompts }) => [name, description, ...prompts]),
    ...[...attachments, ...criteria].map(({ name }) => name),
    ...questions.map(({ question }) => question),
    ...listQuotedFacts(details).flatMap(({ text = '', quote = '' }) => [text, quote]),
  ].filter((text) => text !== '');
}

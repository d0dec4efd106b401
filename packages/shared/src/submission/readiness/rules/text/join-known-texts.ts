import { listFunderTexts } from './list-funder-texts.ts';
import type { Draft } from '../../readiness-input.ts';

/** Joins all text that can explain a name or acronym in the draft: the guidelines, the profile, answers and sources. */
export function joinKnownTexts(draft: Draft): string {
  const { organizationInfo = { name: '' }, answers = [], claims = [] } = draft;
  const { contactInfo, ...profile } = organizationInfo;
  return [
    ...listFunderTexts({ ...draft, details: draft.allDetails }),
    draft.title,
    ...Object.values(profile),
    ...Object.values(contactInfo ?? {}),
    ...answers.flatMap(({ question, answer }) => [question, answer]),
    ...claims.filter(({ source }) => source.type !== 'unsupported').map(({ text }) => text),
  ]
    .filter((text) => text !== null && text !== undefined)
    .join('\n');
}

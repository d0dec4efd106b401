import { funderTexts } from './funder-texts.ts';
import type { ReadinessInput } from '../../readiness-input.ts';

/** All text that can explain a name or acronym in the draft: the guidelines, the profile, answers and sources. */
export function knownTexts(input: ReadinessInput): string {
  const { organizationInfo = { name: '' }, answers = [], claims = [] } = input;
  const { contactInfo, ...profile } = organizationInfo;
  return [
    ...funderTexts(input),
    input.title,
    ...Object.values(profile),
    ...Object.values(contactInfo ?? {}),
    ...answers.flatMap(({ question, answer }) => [question, answer]),
    ...claims.filter(({ source }) => source.type !== 'unsupported').map(({ text }) => text),
  ]
    .filter((text) => text !== null && text !== undefined)
    .join('\n');
}

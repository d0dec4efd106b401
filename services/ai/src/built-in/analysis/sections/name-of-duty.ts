import { capitalize } from '@grantwright/analyst';
import type { SectionCandidate } from './candidate.ts';
import { isSectionName } from './section-name.ts';

const duty =
  /^(?!(?:what|who|which|how|when|where)\b)(?:(?:an?|the|your|each|one) )?([^.,;:()]{3,60}?) (?:must|shall|should|has to|have to|needs? to|(?:is|are) to) (?:also |clearly )*be (?:clearly )?(?:identified|named|listed|stated|described|included|given|specified|indicated|provided|attached|explained|outlined|set out|enclosed|uploaded)\b[^.;]{0,30}\b(?:in|with|to|as part of) (?:the|your|each|an?) (?:[\p{L}-]+ )?(?:proposals?|applications?|submissions?|requests?|forms?|letters?)\b/iu;
const whole =
  /^(?:proposals?|applications?|submissions?|requests?|forms?|letters?|it|they|all|documents?|information|materials?|applicants?|projects?)$/i;
const mostWords = 6;

/** "A project manager must be named in the proposal" asks for the project manager: a sentence names no part. */
export const nameOfDuty = (name: string): string => {
  const asked = duty.exec(name)?.[1]?.trim() ?? '';
  const isName = asked !== '' && !whole.test(asked) && asked.split(' ').length <= mostWords;
  return isName && isSectionName(asked) ? capitalize(asked) : name;
};

/** The part under its own name, with the sentence told under it. */
export const namedByDuty = (part: SectionCandidate): SectionCandidate => {
  const name = nameOfDuty(part.name);
  return name === part.name ? part : { ...part, name, told: [`${part.name}.`, ...part.told] };
};

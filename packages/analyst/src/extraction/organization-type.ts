import type { organizationTypes } from '@grantwright/shared/contract';
import { removeEmptyBoxes } from '../document/boxes.ts';
import { type Candidate, createCandidate, findCandidateUnits } from './candidate.ts';
import type { ClassifiedDocument } from './classified-document.ts';

type OrganizationType = (typeof organizationTypes)[number];

/** The words before the noun, such as "is a" or "as an independent" */
const beVerb = String.raw`\b(?:is|are|be|as|being) an? (?:[\w-]+,? ){0,5}?`;

/** Words for types of organizations, most specific first. */
const organizationTypePatterns: readonly [OrganizationType, RegExp][] = [
  ['foundation', /\b(?:private|family|community) (?:operating )?foundation\b/i],
  [
    'charity',
    /\b(?:registered|scottish|english) charit(?:y|able)\b|\bcharity (?:number|no|commission|registration)\b|\bACNC\b|\bcharitable (?:trust|incorporated)\b/i,
  ],
  ['religious', new RegExp(`${beVerb}(?:church|congregation|parish|synagogue|mosque)\\b`, 'i')],
  ['educational', new RegExp(`${beVerb}(?:school|college|university|academy)\\b`, 'i')],
  ['healthcare', new RegExp(`${beVerb}(?:hospital|clinic|health center)\\b`, 'i')],
  [
    'nonprofit',
    /\b501\s?\(?c|\bnon-?\s?profits?\b|\bnot[- ]for[- ]profit\b|\bnon-?governmental\b|\bNGO\b/i,
  ],
  ['nonprofit', /\btax[- ]exempt\b|\bexempt (?:from|purposes?|status)\b|170\s?\(b\)/i],
  ['nonprofit', /\bpublic (?:benefit|charity)\b|\bcharit(?:y|able)\b/i],
  [
    'nonprofit',
    /\b(?:community|faith)[- ]based organi[sz]ation\b|\bvolunteer(?:[- ](?:run|led|driven))? (?:organi[sz]ation|group|project)\b/i,
  ],
  [
    'other',
    /\bcommunity interest company\b|\blimited by guarantee\b|\bunincorporated association\b|\bschool district\b|\bgovernment agency\b/i,
  ],
  [
    'other',
    new RegExp(`${beVerb}(?:association|company|co-?operative|club|committee|district)\\b`, 'i'),
  ],
];

/** Finds the organization type stated in a document. */
export const findTypes = (document: ClassifiedDocument): Candidate<OrganizationType>[] =>
  findCandidateUnits({ ...document, publisherDetails: [] }, 'type').flatMap(
    ({ unit, probability }) => {
      const stated = removeEmptyBoxes(unit.text);
      const match = organizationTypePatterns.find(([, pattern]) => pattern.test(stated));
      return match ? [createCandidate(unit, match[0], probability)] : [];
    },
  );

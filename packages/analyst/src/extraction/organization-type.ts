import type { organizationTypes } from '@grantwright/shared/contract';
import { type Candidate, candidateOf, likelyUnits } from './candidate.ts';
import type { Paper } from './paper.ts';

type OrganizationType = (typeof organizationTypes)[number];

/** Words that say what kind of body it is, the most telling first. */
const words: readonly [OrganizationType, RegExp][] = [
  ['foundation', /\b(?:private|family|community) (?:operating )?foundation\b/i],
  [
    'charity',
    /\b(?:registered|scottish|english) charit(?:y|able)\b|\bcharity (?:number|no|commission)\b|\bACNC\b|\bcharitable (?:trust|incorporated)\b/i,
  ],
  ['religious', /\bis an? (?:[\w-]+ ){0,4}(?:church|congregation|parish|synagogue|mosque)\b/i],
  ['educational', /\bis an? (?:[\w-]+ ){0,4}(?:school|college|university|academy)\b/i],
  ['healthcare', /\bis an? (?:[\w-]+ ){0,4}(?:hospital|clinic|health center)\b/i],
  [
    'nonprofit',
    /\b501\s?\(?c|\bnon-?\s?profits?\b|\bnot[- ]for[- ]profit\b|\bnon-?governmental\b|\bNGO\b/i,
  ],
  ['nonprofit', /\btax[- ]exempt\b|\bexempt (?:from|purposes?|status)\b|170\s?\(b\)/i],
  ['nonprofit', /\bpublic (?:benefit|charity)\b|\bcharit(?:y|able)\b/i],
  [
    'other',
    /\bassociation\b|\bcommunity interest company\b|\bgovernment\b|\bdistrict\b|\bdepartment\b|\bcompany\b/i,
  ],
];

/** What kind of body the document says it is. */
export const findTypes = (paper: Paper): Candidate<OrganizationType>[] =>
  likelyUnits({ ...paper, imprint: [] }, 'type').flatMap(({ unit, chance }) => {
    const found = words.find(([, pattern]) => pattern.test(unit.text));
    return found ? [candidateOf(unit, found[0], chance)] : [];
  });

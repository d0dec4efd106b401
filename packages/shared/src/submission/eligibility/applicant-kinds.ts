import { listKeys } from '../../values/list-keys.ts';
import { anyOf } from '../../values/any-of.ts';
import type { ApplicantProfile } from './judgment.ts';
import { removeNames } from './institution-names.ts';

export type ApplicantKind =
  | 'nonprofit'
  | 'for-profit'
  | 'individual'
  | 'government'
  | 'education'
  | 'health'
  | 'religious'
  | 'private foundation'
  | 'political'
  | 'tribe';

const patterns: Record<ApplicantKind, RegExp> = {
  nonprofit: anyOf(
    /\bnon-?\s?profits?\b|\bnot[- ]for[- ]profits?\b|\b501\s*\(?c\)?|\btax-exempt\b/i,
    /\bcharit(?:y|ies)\b|\b(?:public|registered) charit|\bNGOs?\b|\bnon-?governmental\b/i,
    /\bvoluntary organi[sz]ations?\b/i,
    /\b(?:community(?:[- ]based)?|civil[- ]society|grassroots) organi[sz]ations?\b/i,
  ),
  'for-profit': anyOf(
    /(?<!not[- ])\bfor-?\s?profits?\b|(?<!social )\bbusiness(?:es)?\b(?!-)|\bcompan(?:y|ies)\b/i,
    /\bcommercial (?:entit|organi[sz]ation|enterprise)|\bLLCs?\b/i,
  ),
  individual:
    /\bindividuals?\b(?!['’])|\bsole proprietors?\b|\bprivate persons?\b|\bindividual artists?\b/i,
  government: anyOf(
    /(?<!non-?)\bgovernment(?:s|al)?\b(?!-)(?! (?:areas?|funds?|funding|grants?|land|polic|regulations?|contracts?|support|officials?|programs?|requirements?))/i,
    /\bmunicipalit|\bcount(?:y|ies) agenc|\b(?:state|public|local|federal) agenc/i,
  ),
  education: anyOf(
    /\buniversit|\bcolleges?\b|\bschools?\b|\bschool districts?\b/i,
    /\binstitutions? of higher (?:education|learning)\b|\beducational (?:institution|agenc|organi)/i,
  ),
  health:
    /\bhospitals?\b|\bhealth ?(?:care)? (?:system|center|organi|provider|institution)|\bclinics?\b/i,
  religious:
    /\bchurch|\bcongregations?\b|\bfaith-based\b|\breligious (?:organi|institution|group)|\bhouses? of worship\b/i,
  'private foundation': /\b(?:private|family|grantmaking|non-operating) foundations?\b/i,
  political: /\bpolitical (?:part|organi|group|campaign|action)|\bPACs?\b|\bcandidates? for\b/i,
  tribe: /\btrib(?:e|es|al)\b|\bfirst nations?\b/i,
};

const anyKind =
  /\b(?:any|all) (?:types? of )?(?:legal )?(?:organi[sz]ations?|entit(?:y|ies)|applicants?)\b(?! (?:must|shall|should|need|ha(?:s|ve)|(?:is|are) required|whose?|that|which|with|without|located|based|in)\b)/i;

const peopleAndOrganizations = anyOf(
  /\bindividuals?,? (?:\w+,? )?(?:and|or) organi[sz]ations\b/i,
  /\borgani[sz]ations,? (?:\w+,? )?(?:and|or) individuals\b/i,
);

const anyoneMayApply = /\banyone (?:can|may|is (?:welcome|eligible|invited|able) to) apply\b/i;

export const isOpenToAll = (words: string): boolean =>
  [anyKind, peopleAndOrganizations, anyoneMayApply].some((one) => one.test(words));

/** Finds the kinds of applicant named in the text, ignoring words inside the names of institutions. */
export function findApplicantKinds(text: string): ApplicantKind[] {
  const words = removeNames(text);
  return listKeys(patterns).filter((kind) => patterns[kind].test(words));
}

const anyPattern = new RegExp(
  `(?:${Object.values(patterns)
    .map(({ source }) => source)
    .join('|')})[\\w-]*`,
  'gi',
);

/** Removes the words for kinds of applicant. */
export const removeApplicantKinds = (text: string): string => text.replace(anyPattern, ' ');

type Form = NonNullable<ApplicantProfile['type']>;

/** The kinds that each profile type certainly is, and those it certainly is not; all others are uncertain. */
const profileForms: Partial<Record<Form, { is: ApplicantKind[]; isNot: ApplicantKind[] }>> = {
  nonprofit: { is: ['nonprofit'], isNot: ['for-profit', 'individual', 'government', 'political'] },
  charity: { is: ['nonprofit'], isNot: ['for-profit', 'individual', 'government', 'political'] },
  foundation: { is: ['nonprofit'], isNot: ['for-profit', 'individual', 'government', 'political'] },
  educational: { is: ['education'], isNot: ['individual', 'political'] },
  healthcare: { is: ['health'], isNot: ['individual', 'political'] },
  // Churches and their charities are nonprofits.
  religious: {
    is: ['religious', 'nonprofit'],
    isNot: ['for-profit', 'individual', 'government', 'political'],
  },
};

export const getLegalForm = (type: ApplicantProfile['type']) =>
  type ? profileForms[type] : undefined;

import type { StatedFact } from '../../contract/call-facts.ts';
import { knownRegistrations } from '../registration/known-registrations.ts';
import { isOpenToAll, kindsIn } from './applicant-kinds.ts';

const applicants =
  '(?:applicants?|applicant\\(s\\)|organi[sz]ations?|entit(?:y|ies)|agenc(?:y|ies)|institutions?|grantees?|sub-?grantees?|awardees?|groups?|non-?profits?|charit(?:y|ies)|you|we)';
const applicant = new RegExp(`\\b${applicants}\\b`, 'i');
/** "Applicants, including schools, must". */
const obligation = new RegExp(
  `\\b${applicants}(?=[\\s,(])[^.;]{0,80}?\\b(?:must(?: not)?|shall|(?<!may )need to|have to|(?:is|are) (?:required to|not eligible|ineligible))\\b|^\\W*only\\b.{0,60}\\b(?:may|can) apply\\b`,
  'i',
);
const admission =
  /\b(?:in)?eligib(?:le|ility)\b|\bqualif(?:y|ies|ied)\b|\b(?:may|can|could)(?: ?not)?(?: also| only)? apply\b|\bable to apply\b|\bopen (?:only )?to\b|\b(?:limited|restricted) to\b|\bonly\b|\bfrom applying\b|\b(?:will|do|does) not (?:fund|support|accept|consider|make grants)\b|\bexcluded\b|\b(?:fund|support|make grants to|accept applications from|not required to be)\b|\b(?:preference|priority) (?:is|will be) given to\b/i;
/** What applicants do for the application or with the grant, not what they are. */
const procedure =
  /\b(?:must|shall|need to|have to|required to)(?: not)?(?: also| first| then)? (?:submit|complete|provide (?!services)|include|attach|describe|send|attend|register|sign|contact|respond|fill|upload|ensure|agree|use|follow|report|notify|acknowledge|explain|identify|state|list|write|answer|upload|propose|enter|request|select|choose|indicate|demonstrate in|present|participate|spend|return|budget|dedicate)\b/i;
/** How often the same applicant may apply: not a kind of applicant. */
const repetition =
  /\b(?:multiple|several|more than (?:one|once|two)|only one|one (?:application|proposal|award|grant)|twice|same (?:year|cycle)|per (?:year|cycle|applicant|organi[sz]ation))\b/i;
const conditional = /^\W*(?:if|when|where|in that case)\b/i;
const example = /^\W*(?:for )?example\b/i;
const ownBudget = /\b(?:annual|operating) (?:\w+ )?budgets? (?:must|should|may not)\b/i;
const notApplicants = /^\W*(?:nominations?|project teams?)\b/i;
const denial = /\b(?:not|cannot|n't|ineligible|excluded)\b/i;
const markup = /\{[%{]|[%}]\}/;
const introduction = /:\s*$/;
const optional = /\bnot required\b/i;
/** "Applicants must meet the eligibility criteria" */
const circular =
  /\bmeet (?:\w+ ){0,3}(?:eligibility|basic|following|all) (?:\w+ )?(?:criteria|requirements)\b/i;
/** What the registrations list in its own place. */
const isRegistration = (text: string): boolean =>
  knownRegistrations.some(({ pattern }) => pattern.test(text));
const project =
  /^\W*(?:\w+\s+){0,2}(?:projects?|programs?|activities|proposals?|funds?|grants?|awards?|events?|nominations?|work)\b/i;

const person =
  /\b(?:enroll?ed|undergraduates?|graduate students?|students?|ph\.?d|doctoral|doctorate|postdoc\w*|bachelor|master['’]?s|degrees?(?! of)|gpa|citizens?|nationals?|years of age|aged? (?:of )?\d+|permanent residents?|faculty|journalis\w+|early[- ]career|employed (?:by|at)|work experience|academic probation|attend(?:ing)?|child(?:ren)? of|guardian|households?|financial need|citizenship|visa|\d+ or older|principal investigators?|residents?|members?(?! of .{0,40}\b(?:committee|board|council|staff))|individual artists?)\b/i;
const personSubject =
  /\b(?:applicants?|applicant\(s\)|candidates?|nominees?|fellows?|principal investigators?|you)\b.{0,60}\b(?:must|should|be|are|is|have|hold)\b|\bopen to\b|\b(?:grants?|awards?|support|funding|scholarships?|fellowships?) (?:is |are )?(?:available )?(?:for|to) (?:\w+ ){0,2}students\b|\b(?:students?|faculty|citizens?|members?)\b.{0,120}\b(?:eligible|may apply|can apply|qualify)\b/i;
const organization =
  /\b(?:organi[sz]ations?|non-?profits?|charit\w+|agenc(?:y|ies)|entit(?:y|ies)|business(?:es)?|compan(?:y|ies)|501|districts?|programs?|projects?)\b/i;

/** Whether a sentence names applicants that are not people. */
export const admitsOrganizations = ({ text }: StatedFact): boolean =>
  admitsApplicants({ text }, false) &&
  (/\b(?:organi[sz]ations?|entit(?:y|ies)|agenc(?:y|ies)|institutions?)\b/i.test(text) ||
    kindsIn(text).some((kind) => kind !== 'individual' && kind !== 'education'));

/** "Applicants must:", without a kind of applicant. */
const isIntroduction = (text: string): boolean =>
  introduction.test(text) && kindsIn(text).length === 0;

const isRule = ({ text }: StatedFact): boolean =>
  !markup.test(text) && !isIntroduction(text) && !example.test(text);

/** Whether a sentence describes applicants as people: their studies, age or nationality. */
export const isAboutPeople = (fact: StatedFact, isExclusion: boolean): boolean =>
  isRule(fact) &&
  !organization.test(fact.text) &&
  ((person.test(fact.text) && personSubject.test(fact.text)) ||
    (!isExclusion && isForIndividuals(fact.text)));

function isForIndividuals(text: string): boolean {
  const kinds = kindsIn(text);
  const isOnlyKind = kinds.length === 1 && kinds[0] === 'individual';
  const isAdmission = admission.test(text) || isListItem(text);
  return isOnlyKind && isAdmission && !denial.test(text) && !project.test(text);
}

const study =
  'an?|currently|already|full[- ]time|part[- ]time|high|school|college|university|graduate|undergraduate|doctoral|ph\\.?d\\.?|registered|enrolled|current|or|and|senior|junior|first[- ]year';
const individualsOnly = new RegExp(
  `\\b(?:applicants?|candidates?|you)(?:\\(s\\))? must (?:currently |also )?be (?:(?:${study}) ){0,5}(?:(?:(?:student|undergraduate)s?|individuals|individual artists?)\\b|enrolled (?:at|in|as) (?:(?!and\\b)\\w+ ){0,3}(?:university|college|school|degree|ph\\.?d)\\b(?![-'’]))`,
  'i',
);

/** Whether applicants must be students or other individuals, which no organization is. */
export const mustBeIndividuals = ({ text }: StatedFact): boolean => individualsOnly.test(text);

/** Whether a sentence admits or excludes applicants, so that a profile can be compared with it. */
export function admitsApplicants(fact: StatedFact, isExclusion: boolean): boolean {
  const { text } = fact;
  if (!isRule(fact) || repetition.test(text) || notApplicants.test(text)) return false;
  if (conditional.test(text) && obligation.test(text)) return false;
  if (isExclusion || isOpenToAll(text) || isListItem(text) || ownBudget.test(text)) return true;
  const isNamed = applicant.test(text) || kindsIn(text).length > 0;
  return isNamed && (admission.test(text) || obligation.test(text));
}

/** Whether a sentence is a condition that only the applicant can judge. */
export function isOwnCondition(fact: StatedFact): boolean {
  const { text } = fact;
  const isOther = [procedure, repetition, conditional, project, optional, circular].some((one) =>
    one.test(text),
  );
  return (
    isRule(fact) && obligation.test(text) && !isOther && !isFragment(text) && !isRegistration(text)
  );
}

const placeOrAge =
  /^\W*(?:located|based|headquartered|incorporated|established|founded|in operation|have been|at least|annual)\b/i;

/** An item of a list of applicants rather than a sentence: "Public schools and libraries". */
function isListItem(text: string): boolean {
  const words = text.trim().split(/\s+/).length;
  const isShort = words <= 3 || (words <= 12 && !text.trim().endsWith('.'));
  return isShort && (kindsIn(text).length > 0 || placeOrAge.test(text));
}

/** An item of a list with one or two words: "Applicants must meet the following: Age." */
function isFragment(text: string): boolean {
  const [, ...items] = text.split(': ');
  const words = items.at(-1)?.trim().split(/\s+/).length;
  return words !== undefined && words <= 2;
}

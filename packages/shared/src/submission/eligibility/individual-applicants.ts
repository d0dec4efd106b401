import type { AnalysisDetails } from '../../contract/analysis.ts';
import type { StatedFact } from '../../contract/call-facts.ts';
import { anyOf } from '../../values/any-of.ts';
import {
  admitsApplicants,
  isAdmission,
  isListItem,
  isPredicate,
  isRule,
} from './applicant-sentences.ts';
import { findApplicantKinds } from './applicant-kinds.ts';
import { removeNames } from './institution-names.ts';
import { researcherPattern } from './represented-people.ts';
import type { Rule } from './rule.ts';

const person = anyOf(
  // studies and degrees
  /\b(?:enroll?ed|undergraduates?|(?:graduate )?students?|academic probation|gpa)\b/i,
  /\b(?:ph\.?d|doctoral|doctorate|postdoc\w*|bachelor|master['’]?s|degrees?(?! of))\b/i,
  /\b(?:high[- ]school|college|university) (?:graduates?|seniors?|juniors?)\b/i,
  /\battend(?:ing)?\b.{0,60}\b(?:universit\w+|colleges?|schools?|institutions?)\b/i,
  // age, nationality and household
  /\b(?:years of age|aged? (?:of )?\d+|(?:1[3-9]|[2-9]\d) years? old|\d+ or older|child(?:ren)? of|guardian|households?|financial need)\b/i,
  /\b(?:citizens?|citizenship|visa|nationals?|(?:permanent )?residents?)\b/i,
  // work
  /\b(?:faculty|principal investigators?|journalis\w+|individual artists?|early[- ]career)\b/i,
  /\b(?:employed (?:by|at)|work experience)\b/i,
  /\bmembers?(?! of .{0,40}\b(?:committee|board|council|staff))\b/i,
);
/** Roles that only a person can have. Researchers, in contrast, may apply through their institution. */
const personNoun =
  '(?:students?|undergraduates?|citizens?|nationals?|permanent residents?|individual artists?|child(?:ren)? of|attending|enrolled (?:at|in)|(?:high[- ]school|college|university) (?:graduates?|seniors?|juniors?)\\b(?! (?:schools?|programs?|institutions?|colleges?|departments?)))';
const study =
  'an?|the|all|any|either|currently|already|also|full[- ]time|part[- ]time|high|school|college|university|graduate|undergraduate|doctoral|ph\\.?d\\.?|registered|current|legal|lawful|resident|American|U\\.?S\\.?A?\\.?|\\w+(?:an|ish|ese)|or|and|senior|junior|first[- ]year';
const beingPerson = new RegExp(`\\bbe (?:(?:${study}) ){0,5}${personNoun}`, 'i');
const bachelor =
  /^\W*(?:have|hold|possess) an? (?:\w+ )?(?:bachelor|university degree|master['’]?s degree)/i;
/** "open to students", "for students only" */
const forPersons = new RegExp(
  `\\b(?:(?:open|available|restricted|limited|given|awarded) (?:only |exclusively )?(?:to|for)|(?:support|grants?|awards?|scholarships?|fellowships?) for) (?:(?:${study}) ){0,4}${personNoun}|\\bstudents\\b.{0,60}\\bare eligible\\b|^\\W*only (?:(?:${study}) ){0,4}${personNoun} (?:may|can) apply\\b`,
  'i',
);
/** Awards that only people apply for; schools may do so for their students. */
const scholarship = /\bscholarships?\b/i;
const demanded = /\b(?:must|shall|required)\b/i;
/** The people an organization serves: "must enroll students", "that serve residents of the county". */
const served = anyOf(
  /\b(?:must|shall) (?!(?:also|already|attend|be|currently|demonstrate|graduate|have|hold|maintain|meet|not|possess|reside|show)\b)\w+ [^.;,]{0,80}/gi,
  /\b(?:must|shall|that|which|who|to|and|or|by|currently|directly) (?:serv|benefit|assist|help|support|provid|reach|train|teach|work)\w*\b[^.;,]{0,80}/gi,
  /\bwith\b[^.;,]{0,60}/gi,
);
const personSubject = anyOf(
  /\b(?:applicants?|applicant\(s\)|candidates?)\b.{0,60}\b(?:must|should|be|are|is|have|hold)\b/i,
  /\b(?:recipients?|nominees?|fellows?)\b.{0,60}\b(?:must|should|be|are|is|have|hold)\b/i,
  /\b(?:principal investigators?|you)\b.{0,60}\b(?:must|should|be|are|is|have|hold)\b/i,
  /\bopen to\b/i,
  /\b(?:grants?|awards?|support|funding|scholarships?|fellowships?) (?:is |are )?(?:available )?(?:for|to) (?:\w+ ){0,2}students\b/i,
  /\b(?:students?|faculty|citizens?|members?)\b.{0,120}\b(?:(?:are|is) eligible|may apply|can apply|qualify)\b/i,
);
const organization = anyOf(
  /\b(?:organi[sz]ations?|non-?profits?|charit\w+|agenc(?:y|ies)|entit(?:y|ies))\b/i,
  /\b(?:business(?:es)?|compan(?:y|ies)|501|districts?|programs?|projects?)\b/i,
);
/**
 * "must be accredited colleges" and "Only schools that enroll students", unlike "must be enrolled at a college" and "must
 * be college students".
 */
const institution = anyOf(
  /\bbe (?:(?!enrolled|attending|accepted|at|in|of|by|from)[\w-]+ ){0,3}(?:schools?|universit(?:y|ies)|colleges?|hospitals?|church(?:es)?|institutions?|libraries|museums)\b(?! (?:students?|graduates?|seniors?|juniors?))/i,
  /^\W*(?:only |all |any |eligible )?(?:(?:public|private|accredited|charter|independent|local|rural|high|middle|elementary|secondary) ){0,3}(?:schools|universities|colleges|hospitals|churches|libraries|museums)\b(?!['’]| (?:students?|graduates?))/i,
);
const placeOfPeople =
  /\b(?:at|from|in|by|attending|enrolled)\b[^.;]{0,120}?(?=\b(?:are|is|may|can|must)\b|[.;]|$)/gi;
const furtherGroups =
  /(?:\b(?:and|or)|,) (?:[\w-]+ ){0,2}(?:schools|universities|colleges|institutions|libraries|groups|clubs|teams)\b/i;

/** "open to students and schools", unlike "open to students at colleges and universities" */
const namesGroupsToo = (text: string): boolean =>
  furtherGroups.test(text.replace(placeOfPeople, ' '));

/** Conditions for organizations only. */
const ofOrganizations = anyOf(
  /\b(?:your|lead|applicant|applying|sponsoring|host)(?:['’]s)? (?:organi[sz]ation|agency|institution|entity|compan|charity)/i,
  /\borgani[sz]ation(?:['’]s|al) (?:budget|capacity|mission|background|chart|history|information)/i,
  /\bnon-?profit|\b501\s*\(?c\)?|\bfiscal(?:ly)? (?:sponsor|agent)|\bdetermination letter/i,
  /\bboard of directors\b|\b(?:EIN|UEI|SAM\.gov)\b/i,
  /\b(?:community|volunteer|neighborhood|parent|resident|civic) (?:groups?|clubs?|associations?)\b/i,
  /\byour (?:group|club|team|association)\b/i,
);
/** "Clubs and other groups can apply", unlike "people from marginalized groups". */
const groupsApply = anyOf(
  /\b(?:groups?|clubs?|teams?) (?:\w+ ){0,3}(?:may|can|are (?:eligible|invited|welcome))\b/i,
  /\b(?:associations?|councils?) (?:\w+ ){0,3}(?:may|can|are (?:eligible|invited|welcome))\b/i,
  /\b(?:collectives?|coalitions?) (?:\w+ ){0,3}(?:may|can|are (?:eligible|invited|welcome))\b/i,
  /\bopen to (?:[\w-]+,? ){0,4}(?:groups|clubs|teams|associations|councils|collectives|coalitions)\b/i,
);

/** Whether a sentence names applicants that are not people. */
export const admitsOrganizations = (fact: StatedFact): boolean =>
  admitsApplicants(fact, false) &&
  !isAboutPeople(fact, false) &&
  (/\b(?:organi[sz]ations?|entit(?:y|ies)|agenc(?:y|ies)|institutions?)\b/i.test(fact.text) ||
    groupsApply.test(fact.text) ||
    findApplicantKinds(fact.text).some((kind) => kind !== 'individual' && kind !== 'education'));

/** Whether a sentence describes applicants as people: their studies, age or nationality. */
export function isAboutPeople(fact: StatedFact, isExclusion: boolean): boolean {
  const { text } = fact;
  if (!isRule(fact) || institution.test(text) || organization.test(removeNames(text))) return false;
  const isPerson = person.test(text.replace(served, ' '));
  return (
    (isPerson && (personSubject.test(text) || isPredicate(text))) ||
    (!isExclusion && isForIndividuals(text))
  );
}

function isForIndividuals(text: string): boolean {
  const kinds = findApplicantKinds(text);
  const isOnlyKind = kinds.length === 1 && kinds[0] === 'individual';
  return isOnlyKind && (isAdmission(text) || isListItem(text));
}

const individualsOnly = new RegExp(
  `\\b(?:applicants?|candidates?|you)(?:\\(s\\))? must (?:currently |also )?be (?:(?:${study}) ){0,5}(?:(?:(?:student|undergraduate)s?|individuals|individual artists?)\\b|enrolled (?:at|in|as) (?:(?!and\\b)\\w+ ){0,3}(?:university|college|school|degree|ph\\.?d)\\b(?![-'’]))|\\b(?:for|to) individual(?:s| applicants) only\\b`,
  'i',
);

/**
 * Finds the sentence that rules out organizations: either it does so on its own, or it demands something only a person
 * can be and the call has no conditions for organizations. Schools may apply for their students.
 */
export function findRuleForPeopleOnly(
  forPeople: readonly Rule[],
  details: AnalysisDetails,
  isSchool: boolean,
): Rule | undefined {
  const firm = forPeople.filter(
    ({ isFirm, isExclusion, fact }) => isFirm && !isExclusion && !namesGroupsToo(fact.text),
  );
  const plain = firm.find(({ isCertain, fact }) => isCertain && individualsOnly.test(fact.text));
  const texts = listTexts(details);
  if (plain || texts.some((text) => ofOrganizations.test(text))) return plain;
  const isScholarship = texts.some((text) => scholarship.test(text));
  return firm.find(({ fact: { text } }) => {
    const item = text.split(': ').at(-1) ?? '';
    const isDemanded = beingPerson.test(text) && (demanded.test(text) || isPredicate(text));
    const isForPersons = forPersons.test(text) || (isScholarship && !researcherPattern.test(text));
    return isDemanded || bachelor.test(item) || (!isSchool && isForPersons);
  });
}

const listTexts = ({ eligibility, requirements, sections, attachments = [] }: AnalysisDetails) => [
  ...(eligibility?.eligible ?? []).flatMap(({ text, quote = '' }) => [text, quote]),
  ...requirements.flatMap(({ text, quote = '' }) => [text, quote]),
  ...sections.flatMap(({ name, description, prompts }) => [name, description, ...prompts]),
  ...attachments.map(({ name }) => name),
];

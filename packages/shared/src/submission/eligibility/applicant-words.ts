import { anyOf } from '../../values/any-of.ts';

const applicants =
  '(?:applicants?|applicant\\(s\\)|organi[sz]ations?|entit(?:y|ies)|agenc(?:y|ies)|institutions?|grantees?|sub-?grantees?|awardees?|groups?|non-?profits?|charit(?:y|ies)|you|we)';

/** A word for applicants: "organizations", "you". */
export const applicantPattern = new RegExp(`\\b${applicants}\\b`, 'i');

const duty =
  "(?:must(?: not)?|shall|(?<!may )need to|have to|(?:is|are) (?:required to|not eligible|ineligible)|(?:is|are)n['’]t eligible)";

/** An obligation of applicants: "Applicants, including schools, must", "Only schools may apply". */
export const obligationPattern = anyOf(
  new RegExp(`\\b${applicants}(?=[\\s,(])[^.;]{0,80}?\\b${duty}\\b`, 'i'),
  /^\W*only\b.{0,60}\b(?:may|can) apply\b/i,
);

/** Words that say who can apply, or who cannot: "are invited to apply". */
export const eligibilityPattern = anyOf(
  /\b(?:in)?eligib(?:le|ility)\b|\bqualif(?:y|ies|ied)\b/i,
  /\b(?:may|can|could)(?: ?not|['’]t)?(?: also| only)? apply\b/i,
  /\b(?:able|invited|welcome|encouraged) to apply\b/i,
  /\b(?:invite|welcome|encourage)s?\b.{0,120}\b(?:to apply|applications from)\b/i,
  /\bopen (?:only )?to\b|\b(?:limited|restricted) to\b|\bonly\b/i,
  /\bfrom applying\b|\bexcluded\b/i,
  /\b(?:(?:will|do|does) not|(?:wo|do|does)n['’]t) (?:fund|support|accept|consider|make grants)\b/i,
  /\b(?:we|foundation|fund|program|trust)(?: \w+)? (?:fund|support)s?\b/i,
  /\b(?:make grants to|accept applications from)\b|(?:\bnot|n['’]t) required to be\b/i,
  /\b(?:preference|priority) (?:is|will be) given to\b/i,
);

const obligationPrefix =
  '\\b(?:must|shall|need to|have to|required to)(?: not)?(?: also| first| then)? (?:';
/** Matches an obligation to do any of `verbs`. */
const createDutyPattern = (verbs: string): RegExp =>
  new RegExp(`${obligationPrefix}${verbs})\\b`, 'i');

/** Obligations when applying for or spending the grant, which are not eligibility conditions: "must submit". */
export const procedurePattern = anyOf(
  createDutyPattern(
    'submit|send|upload|include|attach|provide (?!services)|enter|fill|complete|sign',
  ),
  createDutyPattern(
    'describe|explain|identify|state|list|write|answer|indicate|demonstrate in|propose',
  ),
  createDutyPattern(
    'attend|register|contact|respond|request|select|choose|present|participate|agree|ensure',
  ),
  createDutyPattern('use|follow|report|notify|acknowledge|spend|return|budget|dedicate'),
);

/** Rules on how often the same applicant may apply, which do not exclude any kind of applicant: "one proposal". */
export const repetitionPattern = anyOf(
  /\b(?:multiple|several|more than (?:one|once|two)|only one|twice)\b/i,
  /\b(?:one (?:application|proposal|award|grant)|same (?:year|cycle))\b/i,
  /\bper (?:year|cycle|applicant|organi[sz]ation)\b/i,
);

/** The start of an item that states what applicants must be or have: "Located in Ohio". */
export const conditionStartPattern = anyOf(
  /^\W*(?:be|have|hold|possess|maintain|conduct|operate|work|serve|comply|(?:in )?good standing)\b/i,
  /^\W*(?:located|based|headquartered|incorporated|recognized|licensed|accredited)\b/i,
);

import { anyOf } from '../../values/any-of.ts';
import type { StatedFact } from '../../contract/call-facts.ts';
import { knownRegistrations } from '../registration/known-registrations.ts';
import { isOpenToAll, findApplicantKinds } from './applicant-kinds.ts';
import {
  eligibilityPattern,
  applicantPattern,
  conditionStartPattern,
  obligationPattern,
  procedurePattern,
  repetitionPattern,
} from './applicant-words.ts';

const conditional = /^\W*(?:if|when|where|in that case)\b/i;
const example = /^\W*(?:for )?example\b/i;
const ownBudget = /\b(?:annual|operating) (?:\w+ )?budgets? (?:must|should|may not)\b/i;
const notApplicants = /^\W*(?:nominations?|project teams?)\b/i;
/** A duty of students rather than of their schools: "Students at public schools must". */
const studentDuty =
  /^\W*(?:all |any |the )?students?\b(?:(?!\b(?:and|or)\b)[^.;]){0,120}?\b(?:must|shall|should|need to)\b/i;
const denial = /\b(?:not|cannot|ineligible|excluded)\b|n['’]t\b/i;
const markup = /\{[%{]|[%}]\}/;
const introduction = /:\s*$/;
const question = /\?\s*$/;
const optional = /\bnot required\b/i;
/** "Applicants must meet the eligibility criteria" */
const circular =
  /\bmeet (?:\w+ ){0,3}(?:eligibility|basic|following|all) (?:\w+ )?(?:criteria|requirements)\b/i;
/** Registrations are checked separately. */
const isRegistration = (text: string): boolean =>
  knownRegistrations.some(({ pattern }) => pattern.test(text));
const project =
  /^\W*(?:\w+\s+){0,2}(?:projects?|programs?|activities|proposals?|funds?|grants?|awards?|events?|nominations?|work)\b/i;

/** "Applicants must:", without a kind of applicant. */
const isIntroduction = (text: string): boolean =>
  introduction.test(text) && findApplicantKinds(text).length === 0;

/** Whether a fact is a rule rather than markup, an introduction, an example or a question. */
export const isRule = ({ text }: StatedFact): boolean =>
  ![markup, example, question].some((one) => one.test(text)) && !isIntroduction(text);

/** Whether a sentence admits or excludes applicants, so that a profile can be compared with it. */
export function admitsApplicants(fact: StatedFact, isExclusion: boolean): boolean {
  const { text } = fact;
  if (!isRule(fact) || repetitionPattern.test(text) || notApplicants.test(text)) return false;
  if (conditional.test(text) && obligationPattern.test(text)) return false;
  if (!isExclusion && studentDuty.test(text)) return false;
  if (isExclusion || isOpenToAll(text) || isListItem(text) || isPredicate(text)) return true;
  if (ownBudget.test(text)) return true;
  const isNamed = applicantPattern.test(text) || findApplicantKinds(text).length > 0;
  return isNamed && (eligibilityPattern.test(text) || obligationPattern.test(text));
}

/** Whether a sentence is a condition that only the applicant can judge. */
export function isOwnCondition(fact: StatedFact): boolean {
  const { text } = fact;
  const isOther = [
    procedurePattern,
    repetitionPattern,
    conditional,
    project,
    optional,
    circular,
  ].some((one) => one.test(text));
  const isStated = isDemand(text) || isListedCondition(text);
  return isRule(fact) && isStated && !isOther && !isFragment(text) && !isRegistration(text);
}

/** Titles above conditions for applicants, unlike "Eligible costs". */
const conditionTitle = anyOf(
  /\beligibility(?: (?:criteria|requirements?|conditions?|information))?\W*$/i,
  /\bto be eligible\b(?!.{0,80}\bbe\W*$)[^:]{0,80}$/i,
);

/** Whether a title introduces conditions for applicants. */
export const announcesConditions = (title: string): boolean =>
  conditionTitle.test(title) && !aboutProject.test(title) && !/\bapplications?\b/i.test(title);

/** "Eligibility criteria: Three years of experience in the field", a condition although it is not a sentence. */
function isListedCondition(text: string): boolean {
  const [lead = '', ...items] = text.split(': ');
  const item = items.join(': ');
  const isOther = [procedurePattern, project, aboutProject].some((one) => one.test(item));
  return item !== '' && announcesConditions(lead) && !isOther;
}

const aboutProject = /\b(?:projects?|proposals?|ideas?|programs?|programmes?)\b/i;

/** Whether an item states what applicants must be or have: "Be a public charity", "Located in Ohio". */
export function isPredicate(text: string): boolean {
  const item = text.split(': ').at(-1) ?? '';
  return conditionStartPattern.test(item) && !aboutProject.test(item);
}

/** Whether a sentence says who can apply, not who cannot. */
export const isAdmission = (text: string): boolean =>
  eligibilityPattern.test(text) && !denial.test(text) && !project.test(text);

/** Whether a sentence demands something of applicants. */
export const isDemand = (text: string): boolean =>
  obligationPattern.test(text) || isPredicate(text);

const placeOrAge =
  /^\W*(?:located|based|headquartered|incorporated|established|founded|in operation|have been|at least|annual)\b/i;

/** Whether text is an item of a list of applicants rather than a sentence: "Public schools and libraries". */
export function isListItem(text: string): boolean {
  const words = text.trim().split(/\s+/).length;
  const isShort = words <= 3 || (words <= 12 && !text.trim().endsWith('.'));
  return isShort && (findApplicantKinds(text).length > 0 || placeOrAge.test(text));
}

/** Whether text is a list item of one or two words: "Applicants must meet the following: Age." */
function isFragment(text: string): boolean {
  const [, ...items] = text.split(': ');
  const words = items.at(-1)?.trim().split(/\s+/).length;
  return words !== undefined && words <= 2;
}

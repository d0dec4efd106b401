import { anyOf } from '../../values/any-of.ts';
import { findApplicantKinds } from './applicant-kinds.ts';
import { isPredicate } from './applicant-sentences.ts';

/** Alternatives under one introduction: "Applicants must be one of the following: a school; a city". */
export type ApplicantList = { lead: string; items: string[] };

const applicantNoun =
  '(?:applicants?|applicant organi[sz]ations?|organi[sz]ations?|entit(?:y|ies)|agenc(?:y|ies)|institutions?|groups?|grantees?|recipients?)';
const kindPrefix = '(?:(?:types?|kinds?|categor(?:y|ies)) of )?';
/** Introductions that always list alternatives. */
const alternativeLeads: readonly RegExp[] = [
  String.raw`\b(?:one|any|either)(?: \(1\))?(?: or more)? of (?:the following|these)\b|\bat least one of the following\b`,
  String.raw`\bfollowing ${kindPrefix}(?:eligible )?${applicantNoun}\b.{0,30}\b(?:(?:are|is) (?:eligible|invited|welcome)|(?:may|can) apply)\b`,
].map((source) => new RegExp(source, 'i'));
/** Introductions that list alternatives if the items name applicants, and conditions if the items state duties. */
const ambiguousLeads: readonly RegExp[] = [
  String.raw`^\W*(?:[\dA-Z]{1,3}[.)] )?who (?:(?:is|are) eligible|(?:may|can|should) apply)\b[^.;]{0,40}$`,
  String.raw`^\W*(?:[\dA-Z.]{1,5}[.)]? |an? |all |the )?(?:types? of )?eligible (?:lead |prime |primary |types? of )?${applicantNoun}\b[^.;]{0,80}$`,
  String.raw`\b${applicantNoun} (?:that are )?eligible\b[^.;]{0,40}\b(?:are|include)\b[^.;]{0,20}$`,
  String.raw`\b(?:open|limited|restricted|available) (?:only )?to\b[^.;]{0,60}$`,
  String.raw`\b(?:applications?|proposals?) (?:are|will be) (?:accepted|invited|considered) (?:only )?from\b[^.;]{0,60}$`,
].map((source) => new RegExp(source, 'i'));
/**
 * Introductions that are as likely to list conditions as alternatives: the items are alternatives only if all of them
 * name applicants.
 */
const conditionLeads: readonly RegExp[] = [
  String.raw`^\W*(?:[\dA-Z.]{1,5}[.)]? )?(?:applicant )?eligibility\W*$`,
  String.raw`\b${applicantNoun} (?:must|may|can|should) (?:be|include)(?: an?| either)?(?: (?:of )?the following)?\W*$`,
].map((source) => new RegExp(source, 'i'));
const maxNameWords = 8;
const aboutApplicants = new RegExp(String.raw`\b${applicantNoun}\b|\bapply\b|\beligib`, 'i');
/** Words of introductions that do not list eligible applicants. */
const otherLead = anyOf(
  /\b(?:not|ineligible|all of|each of|cannot|excluded|projects?|activities|costs?|expenses)\b/i,
  /\b(?:uses?|preference|priority|serv(?:e|es|ing)|partners?|prompts?|documents?)\b/i,
  /\b(?:must|should|shall) (?:submit|provide|attach|include|complete|send|choose|select|address|have|demonstrate|describe)\b/i,
);
/** Words for conditions that every applicant must meet, unless the introduction offers a choice. */
const dutyLead = /\b(?:criteria|requirements?|(?:must|should|shall) (?!be\b)\w+)\b/i;
const separator = '; ';
const maxItems = 40;
const maxItemLength = 300;
const minKindShare = 0.5;

/** Formats a list as the sentence that `parseApplicantList` parses. */
export const formatApplicantList = ({ lead, items }: ApplicantList): string =>
  `${cleanLead(lead)}: ${items.map(cleanItem).join(separator)}`;

const cleanLead = (lead: string): string =>
  lead
    .trim()
    .replace(/[:?.]{1,3}$/, '')
    .replaceAll(': ', ' – ');

/** Strips bullets, numbers, conjunctions and final punctuation from an item. */
export const cleanItem = (item: string): string =>
  item
    .trim()
    .replace(/^(?:[•▪●○*–-]|\(?[\da-z]{1,2}[.)])\s+/iu, '')
    .replace(/^(?:or|and)\s/i, '')
    .replace(/(?:[;,]? (?:and\/or|and|or))?[;,.]{0,2}$/i, '')
    .replaceAll('; ', ', ')
    .replaceAll(': ', ' – ');

/** Whether a list names eligible applicants, only one of which must match. */
export function isApplicantList({ lead, items }: ApplicantList): boolean {
  const isUsual = items.length > 1 && items.length <= maxItems;
  if (!isUsual || otherLead.test(lead) || items.some((item) => item.length > maxItemLength))
    return false;
  const kindCount = items.filter((item) => findApplicantKinds(item).length > 0).length;
  if (kindCount < items.length * minKindShare) return false;
  if (alternativeLeads.some((pattern) => pattern.test(lead))) return aboutApplicants.test(lead);
  if (dutyLead.test(lead) || items.some(isCondition)) return false;
  if (ambiguousLeads.some((pattern) => pattern.test(lead))) return true;
  const areNames = kindCount === items.length && items.every(isName);
  return areNames && conditionLeads.some((pattern) => pattern.test(lead));
}

/** "Public schools", unlike "Serving public schools" and "Applicants that work with schools". */
const isName = (item: string): boolean =>
  item.split(' ').length <= maxNameWords && !/^\W*\w+ing\b|\b(?:with|that|which)\b/i.test(item);

const isCondition = (item: string): boolean =>
  isPredicate(item) ||
  /^\W*(?:must|should|shall|may not|cannot|applicants?\b|organi[sz]ations must\b|you\b|not\b|no\b)/i.test(
    item,
  );

/** Parses the list in a sentence. Returns undefined if the sentence contains no list of applicants. */
export function parseApplicantList(text: string): ApplicantList | undefined {
  const end = text.indexOf(': ');
  if (end < 0) return undefined;
  const list = { lead: text.slice(0, end), items: text.slice(end + 2).split(separator) };
  return isApplicantList(list) ? list : undefined;
}

import { anyOf } from '@grantwright/shared/values';
import { namesDocument } from '../attachments/document-words.ts';
import { listsAttachments } from '../attachments/find-requested-documents.ts';
import { sumProbabilities, type ClassifiedUnit } from '../classify-units.ts';
import { hasOwnLimit } from './has-own-limit.ts';

/** Texts that the applicant writes even if the funder calls them attachments. */
const written = anyOf(
  /\b(?:essays?|narratives?|abstracts?|summar(?:y|ies)|descriptions?|plans?|budgets?|statements? of)\b/i,
  /\b(?!(?:financial|bank|income|audited|loss|account|tax|disclosure|flow|operating|earnings|certified|notarized) )[a-z-]+ statements?\b/i,
  /\bletters? of (?:intent|inquiry|interest|motivation)\b/i,
);
/** Lists that the application contains, not a file: "List of deliverables". */
const list = /^lists? of\b/i;

/** Titles of what the funder tells applicants, which they have nothing to write about: "Review criteria". */
export const aboutCallPattern = anyOf(
  /^(?:(?:who|how|when) (?:to|can|may|should) apply|eligibility(?: criteria| requirements?)?|contact us|about us)$/i,
  /^(?:(?:key |important )?(?:dates|deadlines?)|evaluation of (?:applications|proposals)|terms and conditions)$/i,
  /^(?:review|selection|evaluation|scoring|award) (?:criteria|process|procedure|rubric)$/i,
  /^(?:application|submission|review) (?:process|procedure|deadline|instructions)$/i,
  /^(?:reporting(?: requirements)?|frequently asked questions|faqs?|table of contents)$/i,
);

/** Roles of lines that ask for text, and of the titles above them. */
const askingRoles = ['section', 'prompt', 'head'] as const;
/** A line with this many times the probability of another role states a rule or a criterion, or names a document. */
const maxRatioOfOtherRoles = 2;

/** A question to the applicant, unlike one that reviewers ask about the application. */
const asksApplicant = (prompt: string): boolean =>
  prompt.endsWith('?') && /\byour?\b/i.test(prompt);

/** Whether a name is that of a text, such as an essay, which needs no further words. */
export const namesText = (name: string): boolean => written.test(name);

/** Whether a line asks the applicant to write a section of this name, not to attach a document or to observe a rule. */
export function asksForText(
  { name, prompt }: { name: string; prompt?: string },
  unit: ClassifiedUnit,
): boolean {
  if (namesText(name)) return true;
  const request = unit.path.some((title) => listsAttachments(title)) ? 'listed' : 'asked';
  if (namesDocument(name, request) && !list.test(name)) return false;
  if (prompt !== undefined && asksApplicant(prompt)) return true;
  // "Need (2 pages)" asks for text by its limit.
  const limit = hasOwnLimit(unit) ? sumProbabilities(unit, ['limit']) : 0;
  const asking = sumProbabilities(unit, askingRoles) + limit;
  const other = 1 - asking - sumProbabilities(unit, ['other']);
  return other <= asking * maxRatioOfOtherRoles;
}

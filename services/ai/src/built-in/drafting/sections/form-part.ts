import { topicsAsked } from '../topics.ts';

/** "Bank account details", "Main contacts": what a form asks for and nobody tells. */
const byName =
  /^(?:your |the )?(?:bank (?:account|details|statement)\b.*|terms (?:and|&) conditions\b.*|type of (?:statutory|legal|public) bod(?:y|ies)|(?:main|senior|primary|other)(?: (?:and|&|or) \w+)? contacts?(?: details)?|.*\bregistration numbers?)$/i;
/** What a form says of its fields: how long they are and what may stand in them. */
const fieldRules =
  /\b(?:required field|whole (?:numbers?|amounts?) only|must be \d+(?: to \d+)? digits|no more than \d+ characters|\d+ characters or (?:less|fewer)|drop-?down|check ?box(?:es)?|(?:day and month|dd\/mm))\b/i;

/** Whether a part is filled in on the funder's form, and neither told nor budgeted. */
export const isFormPart = (name: string, description: string, prompts: string[]): boolean => {
  if (byName.test(name)) return true;
  const { budget, identity } = topicsAsked(name);
  const asks = [name, ...prompts].some((text) => text.trim().endsWith('?'));
  return fieldRules.test(description) && !budget && !identity && !asks;
};

/** Allows a colon only within "1:1" or "5:00". */
const subject = String.raw`(?<subject>(?:[^;:?\n]|(?<=\d):(?=\d)){2,160}?)`;
const ended = String.raw`(?:waived|removed|deleted|withdrawn|rescinded|eliminated|struck|stricken|dropped|lifted|cancell?ed|omitted|suspended|discontinued|no longer|not required|not needed|not necessary|not applicable)`;
const needed = String.raw`(?:required|needed|necessary|mandatory|applicable|in effect|accepted|considered)`;
const rest = String.raw`(?<rest>[^;\n]{0,200})`;

const compilePhrase = (parts: TemplateStringsArray, ...values: readonly string[]): RegExp =>
  new RegExp(String.raw(parts, ...values), 'i');

/** In each phrase, the group `subject` is the withdrawn item, and `rest` is the text after the phrase. */
export const withdrawalPhrases = {
  /** "Applicants are no longer required to attend the webinar" */
  noLongerRequiredTo: compilePhrase`^(?:[^;:?\n]{0,80}\s)?(?:no longer|not)\s(?:be\s)?(?:required|need|needed|have|obliged)\sto\s${subject}(?<rest>(?:\s(?:for|if|unless|except|when|where|until)\b[^;\n]{0,160})?)[.;]?$`,
  /** "The match requirement is hereby waived" */
  isWaived: compilePhrase`^${subject}\s(?:is|are|has been|have been|shall be|will be)\s(?:hereby\s|also\s|now\s|therefore\s|being\s)?${ended}\b(?:\s(?:an?\s)?${needed}\b)?${rest}`,
  /** "The page limit does not apply" */
  doesNotApply: compilePhrase`^${subject}\s(?:(?:do|does|shall|will)\s(?:not|no longer)\s(?:longer\s)?apply|no longer appl(?:y|ies))\b${rest}`,
  /** "A letter of support need not be attached" */
  needNotBe: compilePhrase`^${subject}\s(?:need not|(?:do|does) not (?:need|have) to)\sbe\s\w+${rest}`,
  /** "Delete Attachment C in its entirety", "Removed: Attachment D" */
  deleteItem: compilePhrase`^(?:strike|delete|remove|omit|disregard|(?:struck|deleted|removed|withdrawn):)\s${subject}(?:\sin (?:its|their) entirety\b${rest}|[.;]?$)`,
  /** "No match is required" */
  noItemIsRequired: compilePhrase`^(?:[^;:?\n]{0,60}\s)?no\s${subject}\s(?:is|are|will be)\s(?:now\s|longer\s)?${needed}\b${rest}`,
  /** "There is no longer a match requirement" */
  thereIsNoRequirement: compilePhrase`^there (?:is|are|will be) no (?:longer\s)?(?:an?\s|any\s)?${subject}(?:\srequirements?)\b${rest}`,
  /** "Is a letter of intent required? No." */
  answeredNo: compilePhrase`^(?:is|are|must|will|do|does)\s${subject}\s(?:still\s)?${needed}\b[^?:\n]{0,60}[?:]\s?(?:answer:\s?)?no\b${rest}`,
} as const;

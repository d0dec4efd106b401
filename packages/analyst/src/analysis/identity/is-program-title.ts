/** Words of headings that do not name a program: "Application deadlines and instructions", "March 1st". */
const generic =
  /^(?:the|a|an|our|this|your|of|for|and|or|to|in|on|by|how|about|us|notes?|overview|introduction|information|general|important|key|faqs?|frequently|asked|questions?|answers?|guidelines?|guidance|instructions?|apply|applying|applications?|applicants?|process|procedures?|deadlines?|dates?|timelines?|schedule|eligibility|requirements?|criteria|contact|details|letters?|inquir(?:y|ies)|intent|submit|submitting|submission|proposals?|grants?|grantmaking|funding|notices?|calls?|requests?|rfps?|lois?|conditions|terms|form|center|getting|started|decisions?|notification|eastern|pacific|time|cycle|index|page|welcome|checklist|january|february|march|april|may|june|july|august|september|october|november|december|\d+(?:st|nd|rd|th))$/i;

/** The noun of a title that names a document: "Application Form 2027". */
const documentNoun =
  /(?:^|[,:;]? (?:[–—-] )?)(?:application )?(?:cover (?:sheet|page)|forms?|templates?|check-?lists?|guidelines|instructions|packet|questionnaire)(?:,? [\d/-]+)?$/i;
/** The end of a title's head: "Guidelines" in "Guidelines for Requesting Funding". */
const headEnd = /[,(:]| (?:of|for|on|to)\b/i;

/** Whether the head of a title is a document: "Heron Foundation Cover Sheet", "Application Form for Grants". */
const isDocumentTitle = (text: string): boolean =>
  documentNoun.test((text.split(headEnd)[0] ?? '').trim());

/** Removes the document from a title: "Heron Awards" from "Heron Awards Application Form". */
export const removeDocumentNoun = (text: string): string => text.replace(documentNoun, '');

/** Whether a title can name a program: neither a question, a row of a table, a date, a document, nor a heading such as "How to apply". */
export const isProgramTitle = (text: string): boolean =>
  !/[?|]/.test(text) &&
  !isDocumentTitle(text) &&
  !text
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /\p{L}/u.test(word))
    .every((word) => generic.test(word));

const saysSo = /\boptional\b|^(?:if|where) (?:applicable|relevant|available)\b/i;
/** "Human subjects plan, if applicable: …": said of the first thing named, and not of one among others. */
const ofTheFirst =
  /^(?:(?!\s(?:and|or)\s)[^,;:.]){2,80},?\s*[([]?(?:if|where) (?:applicable|relevant|available)\b/i;

/** Whether a part is left to the applicant; "name, telephone, and e-mail address (if applicable)" is not. */
export const isLeftToApplicant = (text: string): boolean =>
  saysSo.test(text) || ofTheFirst.test(text);

import { isBody } from '../organization-name.ts';

const statement =
  /^(.*?)\s*\bannual program(?:me)? statement(?: \(?aps\)?)?(?:,? (?:for )?(?:the )?(?:fiscal year|fy|20\d\d).*)?$/i;
const ofBody = /\b(?:embassy|consulate|mission to|section|branch office)\b/i;

/** "U.S. Embassy Elmville PAS Annual Program Statement": whose paper it is, and no word of what is given. */
export const isPaperOfBody = (title: string): boolean => {
  const whose = statement.exec(title.trim())?.[1];
  return whose !== undefined && (whose === '' || ofBody.test(whose) || isBody(whose));
};

import { dueDates } from '../due-dates.ts';
import type { Guidelines } from '../guidelines.ts';

const called =
  /\bcall for nominations\b|\b(?:solicit|invit|seek|welcom|accept)(?:s|es|e|ing|ed)? nominations (?:for|of|to)\b|\bnominations (?:are|will be) (?:invited|sought|solicited|accepted|welcome)\b/i;
const rewarded =
  /\b(?:prize|award|winners?|recipients?|medal(?:l?ist)?)\b[^.]{0,80}\b(?:receives?|carries|includes?|consists? of|comes with)\b[^.]{0,60}(?:[$€£]\s?\d|\d[\d,.]* ?(?:dollars|euros?|pounds|EUR|USD|GBP|CHF))/i;
const nowOpen =
  /\b(?:nominations?|submissions?|applications?)(?: (?:process|period|window|portal))?\b[^.]{0,50}\b(?:is|are) now open\b/i;

/** A prize that one is nominated for asks for papers by a day, as a grant does. */
export const asksForNominations = (guidelines: Guidelines): boolean =>
  called.test(guidelines.text) &&
  (rewarded.test(guidelines.text) || nowOpen.test(guidelines.text)) &&
  dueDates(guidelines).length > 0;

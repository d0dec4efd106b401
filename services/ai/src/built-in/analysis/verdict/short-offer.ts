import { findMoney } from '../../../text/money.ts';
import { dueDates } from '../due-dates.ts';
import type { Guidelines } from '../guidelines.ts';

const offers =
  /\b(?:offers?|provides?|gives?|awards?) (?:[\w-]+ ){0,4}(?:grants?|financial (?:support|assistance|aid)|(?:travel|participant|conference) support|funding|stipends?|scholarships?|bursar(?:y|ies)|fellowships?)\b/i;
const tellsHow =
  /\b(?:requests?|applications?|proposals?) (?:for (?:[\w-]+ ){1,5})?(?:should|must|may|can|are to) be (?:e-?mailed|mailed|sent|submitted|made)\b|\b(?:fill (?:out|in)|complete|use) (?:the|this|our) (?:(?:following|online|short|simple|web) )*(?:[\w-]*form|questionnaire)\b/i;
/** Longer papers have more to be judged by. */
const mostWords = 300;

/** A few sentences are enough for a call: "We offer grants of up to $300. Please fill out the following form." */
export const offersShortly = (guidelines: Guidelines): boolean => {
  const { text } = guidelines;
  return (
    text.split(/\s+/).length <= mostWords &&
    offers.test(text) &&
    tellsHow.test(text) &&
    (findMoney(text).length > 0 || dueDates(guidelines).length > 0)
  );
};

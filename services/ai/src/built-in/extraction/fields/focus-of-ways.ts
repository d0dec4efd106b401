import { capitalize } from '../../../text/normalize.ts';

/** One or two small words: "rescue", "youth sports". */
const way = String.raw`(?!(?:the|an?|its|our|their|other|various|many|own)\b)\p{Ll}[\p{L}-]+(?: (?!and\b|or\b|of\b|to\b|in\b|for\b)\p{Ll}[\p{L}-]+)?`;
/** "… find their way to loving homes through rescue and adoption." */
const ways = new RegExp(`\\bthrough (${way}(?:, ${way})*,? (?:and|&) ${way})\\.?$`, 'u');
/** How gladly, with whose help or money, and what any body has, are no fields. */
const ofNoField =
  /\b(?:donations?|funds?|fund-?rais\w*|grants?|gifts?|volunteer\w*|members?\w*|collaborat\w+|partner\w*|cooperation|teamwork|community|communities|love|care|caring|compassion\w*|kindness|support|faith|prayer|hope|trust|respect|integrity|passion|friendship|fellowship|programs?|programmes?|services?|events?|activities|projects|initiatives|efforts?|opportunit\w+|resources?|innovation|excellence|leadership|quality|(?!(?:parenting|housing|mentoring|tutoring|training|nursing|counsell?ing|sailing|rowing|swimming|gardening|farming|weaving|quilting|singing|reading|writing|cooking|skiing|cycling|hiking|climbing)\b)\p{L}+ing)\b/iu;

/** The ways by which a mission works, where it names them alone at its end: fields of work in its own words. */
export const focusOfWays = (sentence: string): string | undefined => {
  const own = ways.exec(sentence)?.[1];
  return own && !ofNoField.test(own) ? capitalize(own) : undefined;
};

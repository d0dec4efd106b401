import { findMoney } from '../../../text/money.ts';
import { dueDates } from '../due-dates.ts';
import type { Guidelines } from '../guidelines.ts';

const asker =
  '(?:you|anyone|everybody|organi[sz]ations?|nonprofits?|non-profits?|charit(?:y|ies)|(?:[\\w-]+ )?groups?|teachers?|schools?|students?|artists?|researchers?|individuals?|members?|congregations?|clubs?|agenc(?:y|ies)|applicants?|NGOs?|CSOs?|associations?|projects?|teams?|residents?|\\p{L}+(?:ers|ors|ists|nts|ians|men|women|ses))';
/** "A teacher may apply for up to $500", "Eligible clubs can now apply", "nonprofits may ask for a grant" */
const may = new RegExp(
  `\\b${asker} (?:[^.;:]{0,60} )?(?:may|can|are able to|are invited(?: by [^.;:]{3,40})? to|are welcome to|are eligible to|is eligible to) (?:now |also )?(?:apply (?:for|again|only|one time|before|at any time|under|until|by|online|through|once|twice|now)\\b|ask for (?:a|an|our) (?:[\\w-]+ )?(?:grant|award)\\b|request (?:up to|a grant|funding of)\\b)`,
  'iu',
);
/** "Applications are welcome at any time", "Applications due: April 30", "We must have applications by May 1" */
const taken =
  /\b(?:applications?|proposals|requests|letters of inquiry) (?:are|is) (?:welcome|due (?:on|by|at|\d{1,2}|january|february|march|april|may|june|july|august|september|october|november|december)\b|taken|accepted|reviewed (?:twice|once|monthly|quarterly|as follows|in|on|each|every))\b|\b(?:applications?|proposals) due ?(?:by|on)?:? ?\p{Lu}|\b(?:applications?|proposals) (?:close|must (?:reach us|be in|arrive|be postmarked)) (?:on|by|no later)\b|\bplease (?:send|submit) (?:an?|your) (?:application|proposal|letter of inquiry)\b/iu;
/** "Due on the last day of every month", "How to apply: write a letter": as good as a day or a sum. */
const standing =
  /\b(?:first|last|\d{1,2}(?:st|nd|rd|th)) (?:(?:working |business )?day )?of (?:each|every|the|any) (?:month|quarter)\b|\bhow to apply:|\bto apply,? (?:write|send|fill|complete|e-?mail)\b/i;
/** Said of whoever gives money to others. */
const refused =
  /\b(?:not|n't|cannot|no longer|never|nor|unless|if|where|whether|when)\b[^.;]{0,40}$/i;
const gift =
  /\b(?:(?:mini|micro)-?grants?|grants?|funding|awards?|prizes?|fellowships?|scholarships?|stipends?|bursar(?:y|ies))\b/gi;
const fewestGifts = 2;
/** Who tells of many givers, or seeks money itself, tells whoever reads what others may do. */
const ofOthers =
  /\b(?:other funders|many (?:funders|foundations)|grant ?writing|funders? (?:will|may|often|want)|employees? who|staff (?:must|may|should)|superintendent|reviewers?|panelists?|grantees? (?:must|shall|agrees?)|was|were|had|minutes|membership|permits?)\b/gi;
const mostOfOthers = 6;

const said = (text: string, pattern: RegExp): boolean =>
  [...text.matchAll(new RegExp(pattern, `g${pattern.flags}`))].some(
    ({ index }) => !refused.test(text.slice(Math.max(0, index - 60), index)),
  );

/** Whether a paper says that somebody may apply, or that applications are taken, and names money or a day. */
export const saysWhoMayApply = (guidelines: Guidelines): boolean => {
  const { text } = guidelines;
  const words = Math.max(60, text.split(/\s+/).length);
  return (
    (text.match(gift)?.length ?? 0) >= fewestGifts &&
    (said(text, may) || said(text, taken)) &&
    (findMoney(text).length > 0 || dueDates(guidelines).length > 0 || standing.test(text)) &&
    ((text.match(ofOthers)?.length ?? 0) / words) * 150 < mostOfOthers
  );
};

import type { MoneyMention } from '../../../text/money.ts';

const gift =
  '(?:awards?|(?:\\w+-?)?grants?|prizes?|fellowships?|scholarships?|bursar(?:y|ies)|honorari(?:um|a)|stipends?|gifts?|donations?|contributions?)';
const about = '(?:about|around|approximately|roughly|some|a flat|flat)?';

/** "a grant of $2,500", "The award is $500", "Award amount: $5,000". */
const gives = new RegExp(
  `\\b${gift}(?: (?:amounts?|values?|size|total))?\\b[^.;:$€£]{0,25}(?:\\b(?:of|is|are|be|worth|valued at|offers?|pays?|provides?)|:)\\s*${about}\\s*$`,
  'iu',
);
/** "will receive $500", "provide each recipient or group with $5,000". */
const receives = new RegExp(
  `\\b(?:receives?|(?:be|is|are) (?:awarded|given|granted)|(?:provide|award|give|offer|grant)s? (?:each|every|the|all|selected|successful|winning)\\b[^.;$€£]{3,60})\\s*(?:with )?${about}\\s*$`,
  'iu',
);
/** "$5,000 grants", "$1,000 each", "£500 per project". */
const ofEach = new RegExp(
  `^\\s*(?:USD|EUR|GBP|CAD|AUD)?\\s*(?:(?:[\\w-]+ ){0,2}${gift}\\b|each\\b|apiece\\b|(?:per|for each|to each) (?:award|grant|project|applicant|recipient|fellow|winner|student|team|organi[sz]ation|proposal))`,
  'iu',
);
/** Money that was given, that is shared out, or that only one thing may cost. */
const notOfOne =
  /\b(?:to date|after granting|pot|includes?|allocat\w+|remaining|budget(?! (?:of|for) (?:your|the|each) (?:project|proposal|grant))|alternatively|we have funds|per month|monthly|only available)\b/i;

/** Whether the words around an amount say that one grant is worth just that. */
export const isWorthOfGrant = (text: string, { start, end }: MoneyMention): boolean => {
  const before = text.slice(Math.max(0, start - 120), start);
  return (
    !notOfOne.test(text) &&
    (gives.test(before) || receives.test(before) || ofEach.test(text.slice(end)))
  );
};

const partOf =
  /^\s*(?:USD|EUR|GBP)?\s*(?:(?:can|may) be (?:requested|used|spent|contributed) )?(?:(?:in|of) )?(?:support |funding )?(?:for|towards?|to cover) (?:the )?(?:\w+ ){0,2}(?:expenses|costs?|materials|supplies|equipment|travel|publications?|publishing|students?|fees|speakers?)\b/i;

/** "Up to $10,000 support for project materials": a bound on one thing among others, not on the grant. */
export const isForPart = (text: string, { end }: MoneyMention): boolean =>
  partOf.test(text.slice(end));

import { anyOf } from '@grantwright/shared/values';

/** Words that distinguish program names, funder names and other names. */
export const nounPatterns = {
  grant: /\b(?:grants?|microgrants?|funding|prizes?|awards?)\b/i,
  program:
    /\b(?:program(?:me)?s?|initiatives?|scheme|project|incubator|accelerator|challenge|competition)\b/i,
  fellowship:
    /\b(?:fellowships?|scholarships?|residency|bursar(?:y|ies)|internships?|stipends?)\b/i,
  call: /\b(?:call|rfp|request|proposals?|applications?|cycle|round|\d{4})\b/i,
  fund: /\bfund\b/i,
  foundation: /\b(?:foundation|trust|endowment|charit\w+)\b/i,
  government:
    /\b(?:department|agency|ministry|authority|government|council|commission|state|city|county|province|bureau|services?)\b/i,
  university: /\b(?:university|college|school|institute|center|centre|library|museum)\b/i,
  association:
    /\b(?:association|society|club|lodge|coalition|network|alliance|union|chapter|church|inc|llc|ltd)\b/i,
  board: /\b(?:committee|board|office|team|panel|director|chair|president)\b/i,
  document:
    /\b(?:form|guidelines?|faqs?|instructions?|information|guide|page|section|eligibility|how|what|who|budget|report|contact|overview|introduction|about|requirements?)\b/i,
};

/** Words immediately before a name. */
export const patternsBefore = {
  'funded by':
    /\b(?:funded|supported|sponsored|offered|administered|provided|made possible|issued|awarded|contributed|hosted) by (?:the )?$/i,
  for: /\bfor (?:the |a |an |our )?$/i,
  the: /\bthe $/i,
  at: /\bat (?:the )?$/i,
  of: /\b(?:to|with|of|from) (?:the )?$/i,
  nothing: /^(?:the )?$/i,
};

/** Words immediately after a name. */
export const patternsAfter = {
  gives: anyOf(
    /^ (?:\([^()]*\) )?(?:is |are )?(?:now |also |currently )?(?:pleased|thrilled|delighted|excited|announc\w+|invit\w+|offer\w*|award\w*|provid\w+|fund\w*|seek\w*|support\w*|accept\w+)\b/i,
    /^ (?:\([^()]*\) )?(?:is |are )?(?:now |also |currently )?(?:welcom\w+|will (?:offer|make|award|provide))\b/i,
  ),
  is: /^ (?:\([^()]*\) )?(?:is|are|was|aims?|has|have)\b/i,
  grant:
    /^ (?:grants?|program\w*|fellowships?|scholarships?|awards?|fund(?:ing)?|applications?)\b/i,
  nothing: /^\W*$/,
};

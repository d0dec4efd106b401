import { monthPrefixes } from '../../values/dates/months.ts';

const months = [...monthPrefixes, 'sept'].join('|');
const abbreviation = String.raw`\b(?:${months}|no|[ap]\.m)`;
/** A period that does not end a sentence: "Sept. 10", "5:00 p.m. ET", "$2.5". */
const innerPeriod = String.raw`\.(?=\S)|(?<=${abbreviation})\.`;
/** A comma within a date or an amount: "$5,000", "September 10, 2027". */
const innerComma = String.raw`,(?=\d|\s\d{4}\b)`;
/** A character of the same sentence, or of the same clause. */
const inSentence = String.raw`(?:[^;.\n]|${innerPeriod})`;
const inClause = String.raw`(?:[^;,.()\n]|${innerComma}|${innerPeriod})`;
const endOfClause = String.raw`(?=\s*(?:$|[;()\n]|,(?!\d|\s\d{4}\b)|(?<!${abbreviation})\.(?=\s|$)|\b(?:now|is|are|has|have|shall|will|to|but|and)\b))`;
/** Maximum number of characters of a clause. */
const maxClause = 80;
/** Maximum number of characters before a verb to search for its clause. */
export const maxBefore = 2 * maxClause;
const oldClause = String.raw`(?<old>${inClause}{1,${maxClause}}?)`;

const changes = String.raw`\b(?:extend|chang|mov|revis|amend|modif|postpon|reschedul|shift|push|updat|correct|increas|rais|decreas|reduc|lower|adjust|replac|supersed)(?:e|es|ed|ing|s|y|ied|ies)?\b`;
const isChanged = String.raw`(?:is|are|was|were|has been|have been|shall be|will be)\s(?:\w+ly\s|hereby\s|now\s|being\s)?(?:extended|changed|moved|revised|amended|modified|postponed|rescheduled|shifted|pushed|updated|corrected|increased|raised|decreased|reduced|lowered|adjusted|replaced|superseded)(?:\sback)?`;
const nouns = String.raw`(?:deadlines?|due dates?|closing dates?|dates?|times?|amounts?|awards?|limits?|ceilings?|maximums?|minimums?|match|rates?|percentages?|totals?|numbers?|requirements?|text|language|wording|version)`;
const insert = String.raw`(?:insert|replac|substitut|add|us)(?:e|es|ing)?`;

const compilePhrase = (parts: TemplateStringsArray, ...values: readonly string[]): RegExp =>
  new RegExp(String.raw(parts, ...values), 'dgi');

/** Phrases for a replacement. In each, the group `old` is the text that no longer applies. */
export const replacementPhrases = {
  /** "the deadline is extended from May 10 to May 24" */
  changedFromTo: compilePhrase`${changes}${inSentence}{0,80}?\bfrom:?\s(?<old>${inSentence}{1,120}?)\s(?:to|until|through):?\s`,
  /** "the closing date moves to May 24 from May 10" */
  changedToFrom: compilePhrase`${changes}\s(?:\w+\s){0,3}?to\s${inSentence}{1,80}?\sfrom\s${oldClause}${endOfClause}`,
  /** "Old: May 10; new: May 24" */
  oldAndNewLabel: compilePhrase`\b(?:old|was|previous|original):\s?(?<old>${inSentence}{1,160}?)[\s,;|]{1,3}(?:new|now|revised|amended|updated):\s`,
  /** "previously May 10" */
  previously: compilePhrase`\b(?:previously|formerly|originally)(?:\s(?:set|stated|listed|announced|published|scheduled|due|reads?|was|were|on|at|as|for|of|by))*:?\s${oldClause}${endOfClause}`,
  /** "due May 24 (was May 10)" */
  inParentheses: compilePhrase`\((?:was|were|from)\s(?<old>[^()\n]{1,80})\)`,
  /** "increased by $50,000 to $150,000" */
  changedBy: compilePhrase`\b(?:increas|rais|decreas|reduc|lower|extend)(?:e|es|ed|ing|s)?\s(?:\w+\s){0,3}?by\s${oldClause}${endOfClause}`,
  /** "the original due date was May 10" */
  previousNoun: compilePhrase`\b(?:previous|former|old|prior|original)\s(?:\w+\s){0,3}?${nouns}(?:\s(?:of|was|is|were|on|at|for|reads?))*:?\s${oldClause}${endOfClause}`,
  /** "$6,500 in lieu of $4,000", "no longer 10 pages" */
  insteadOf: compilePhrase`\b(?:replaces|replacing|supersedes|superseding|in lieu of|instead of|rather than|in place of|no longer(?! than\b))\s${oldClause}${endOfClause}`,
  /** "10 pages, not 12 pages" */
  andNot: compilePhrase`,\s(?:and\s)?not\s(?:by\s|on\s)?(?=["“$€£\d]|(?:${months})[a-z]{0,6}\b)${oldClause}${endOfClause}`,
  /** 'strike "six pages" and insert "eight pages"' */
  strikeAndInsert: compilePhrase`\b(?:strik|delet|remov|replac)(?:e|es|ing)\s(?<old>${inSentence}{1,160}?)\s?,?\s(?:and|then)\s${insert}\b`,
  /** "replace May 10 with May 24" */
  replaceWith: compilePhrase`\breplac(?:e|ing)\s(?!(?:it|them)\b)(?<old>${inSentence}{1,160}?)\s(?:with|by)\s`,
  /** "substitute 12 pages for 10 pages" */
  substituteFor: compilePhrase`\bsubstitut(?:e|es|ing)\s${inSentence}{1,80}?\sfor\s${oldClause}${endOfClause}`,
  /** 'change "May 10" to "May 24"' */
  changeQuoted: compilePhrase`\bchang(?:e|ing)\s(?<old>["“'$€£\d]${inSentence}{0,80}?)\sto\s`,
  /** '"May 10" should read "May 24"' */
  shouldRead: compilePhrase`["“](?<old>[^"”\n]{1,120})["”]\s(?:should|shall|must|is to)\s(?:now\s)?(?:read|be|say)\b`,
  /** "the limit was six pages, now it is eight" */
  wasNow: compilePhrase`\bwas\s${oldClause}\s?(?:,\s|and\s|but\s){1,2}(?:is\s|are\s|it is\s)?now\b`,
} as const;

const isReplacedBy = String.raw`\s${isChanged}\s(?:with|by|to|until|through)\s`;
const arrow = String.raw`\s?(?:→|->|=>)`;

/** Text that follows a clause that no longer applies: "May 10 is changed to May 24", "May 10 → May 24". */
export const afterReplacedClausePattern = new RegExp(`${isReplacedBy}|${arrow}`, 'gi');

/**
 * The clause at the end of a text, with a phrase inserted before its verb: "the deadline" in "As announced, the
 * deadline", all of "The deadline, as stated in Section IV,".
 */
export const lastClausePattern = new RegExp(
  String.raw`${inClause}{1,${maxClause}}(?:,\s${inClause}{1,${maxClause}},)?$`,
  'i',
);

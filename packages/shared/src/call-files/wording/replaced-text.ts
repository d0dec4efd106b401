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
const maxClause = 80;
const oldClause = String.raw`(?<old>${inClause}{1,${maxClause}}?)`;

const changes = String.raw`\b(?:extend|chang|mov|revis|amend|modif|postpon|reschedul|shift|push|updat|correct|increas|rais|decreas|reduc|lower|adjust|replac|supersed)(?:e|es|ed|ing|s|y|ied|ies)?\b`;
const isChanged = String.raw`(?:is|are|was|were|has been|have been|shall be|will be)\s(?:\w+ly\s|hereby\s|now\s|being\s)?(?:extended|changed|moved|revised|amended|modified|postponed|rescheduled|shifted|pushed|updated|corrected|increased|raised|decreased|reduced|lowered|adjusted|replaced|superseded)(?:\sback)?`;
const nouns = String.raw`(?:deadlines?|due dates?|closing dates?|dates?|times?|amounts?|awards?|limits?|ceilings?|maximums?|minimums?|match|rates?|percentages?|totals?|numbers?|requirements?|text|language|wording|version)`;
const insert = String.raw`(?:insert|replac|substitut|add|us)(?:e|es|ing)?`;

/**
 * Phrases whose group `old` is text that no longer applies: "from A to B", "previously A", 'strike "A" and insert "B"'.
 */
const phrases: readonly RegExp[] = [
  String.raw`${changes}${inSentence}{0,80}?\bfrom:?\s(?<old>${inSentence}{1,120}?)\s(?:to|until|through):?\s`,
  String.raw`${changes}\s(?:\w+\s){0,3}?to\s${inSentence}{1,80}?\sfrom\s${oldClause}${endOfClause}`,
  String.raw`\b(?:old|was|previous|original):\s?(?<old>${inSentence}{1,160}?)[\s,;|]{1,3}(?:new|now|revised|amended|updated):\s`,
  String.raw`\b(?:previously|formerly|originally)(?:\s(?:set|stated|listed|announced|published|scheduled|due|reads?|was|were|on|at|as|for|of|by))*:?\s${oldClause}${endOfClause}`,
  String.raw`\((?:was|were|from)\s(?<old>[^()\n]{1,80})\)`,
  String.raw`\b(?:increas|rais|decreas|reduc|lower|extend)(?:e|es|ed|ing|s)?\s(?:\w+\s){0,3}?by\s${oldClause}${endOfClause}`,
  String.raw`\b(?:previous|former|old|prior|original)\s(?:\w+\s){0,3}?${nouns}(?:\s(?:of|was|is|were|on|at|for|reads?))*:?\s${oldClause}${endOfClause}`,
  String.raw`\b(?:replaces|replacing|supersedes|superseding|in lieu of|instead of|rather than|in place of|no longer(?! than\b))\s${oldClause}${endOfClause}`,
  String.raw`,\s(?:and\s)?not\s(?:by\s|on\s)?(?=["“$€£\d]|(?:${months})[a-z]{0,6}\b)${oldClause}${endOfClause}`,
  String.raw`\b(?:strik|delet|remov|replac)(?:e|es|ing)\s(?<old>${inSentence}{1,160}?)\s?,?\s(?:and|then)\s${insert}\b`,
  String.raw`\breplac(?:e|ing)\s(?!(?:it|them)\b)(?<old>${inSentence}{1,160}?)\s(?:with|by)\s`,
  String.raw`\bsubstitut(?:e|es|ing)\s${inSentence}{1,80}?\sfor\s${oldClause}${endOfClause}`,
  String.raw`\bchang(?:e|ing)\s(?<old>["“'$€£\d]${inSentence}{0,80}?)\sto\s`,
  String.raw`["“](?<old>[^"”\n]{1,120})["”]\s(?:should|shall|must|is to)\s(?:now\s)?(?:read|be|say)\b`,
  String.raw`\bwas\s${oldClause}\s?(?:,\s|and\s|but\s){1,2}(?:is\s|are\s|it is\s)?now\b`,
].map((source) => new RegExp(source, 'dgi'));

/** Text that follows a clause that no longer applies: "A is replaced by B". */
const afterOld = new RegExp(
  String.raw`\s${isChanged}\s(?:with|by|to|until|through)\s|\s?(?:→|->|=>)`,
  'gi',
);
const lastClause = new RegExp(String.raw`${inClause}{1,${maxClause}}$`, 'i');

type Span = readonly [start: number, end: number];

function replacedSpans(text: string): Span[] {
  const named = phrases.flatMap((phrase) =>
    [...text.matchAll(phrase)].flatMap(({ indices }) => {
      const span = indices?.groups?.['old'];
      return span ? [span] : [];
    }),
  );
  const preceding = [...text.matchAll(afterOld)].flatMap(({ index }): Span[] => {
    const [clause = ''] = lastClause.exec(text.slice(Math.max(0, index - maxClause), index)) ?? [];
    return clause === '' ? [] : [[index - clause.length, index]];
  });
  return [...named, ...preceding];
}

/**
 * Blanks out text that no longer applies, so that positions stay the same: "moved from May 1 to May 8" keeps only May
 * 8.
 */
export const removeReplacedText = (text: string): string =>
  replacedSpans(text).reduce(
    (rest, [start, end]) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );

export const findReplacedTexts = (text: string): string[] =>
  replacedSpans(text).map(([start, end]) => text.slice(start, end).trim());

import { findReplacedTexts } from './replaced-text.ts';
import { findWithdrawal } from './withdrawal.ts';

const announced: readonly RegExp[] = [
  /\b(?:is|are|has been|have been|shall be|will be)\s(?:\w+ly\s|hereby\s|now\s)?(?:amended|revised|changed|extended|replaced|superseded|postponed|rescheduled|corrected|modified|increased|reduced|decreased|added)\b/i,
  /\b(?:new|revised|updated|amended|extended|corrected)\s(?:\w+\s){0,2}(?:deadline|date|time|amount|award|limit|ceiling|maximum|minimum|total|number|match|rate)s?\b/i,
  /\b(?:amend|chang|correct|extend|postpon|revis)(?:e|es|s|ing)?\sthe\s(?:[\w-]+\s){0,3}(?:(?:deadline|date|time|amount|award|limit)s?\b|(?:sentence|paragraph|section|text)\sto\sread\b)/i,
  /\b(?:is|are|may|must|can|will|should)\snow\b/i,
  /\bnow\s(?:accepts?|allows?|expects?|offers?|pays?|plans?|requires?)\b/i,
  /\bno\slonger\b/i,
];

/** Whether a sentence changes what a call says: it replaces, withdraws or amends something. */
export const changesCall = (sentence: string): boolean =>
  announced.some((pattern) => pattern.test(sentence)) ||
  findWithdrawal(sentence) !== undefined ||
  findReplacedTexts(sentence).length > 0;

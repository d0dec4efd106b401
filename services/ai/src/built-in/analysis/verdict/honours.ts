import { findMoney } from '../../../text/money.ts';
import type { Guidelines } from '../guidelines.ts';

const nominates = /\bnominat(?:e|es|ed|ing|ions?|ors?)\b|\bnominees?\b/gi;
const fewest = 2;
/** "Nominations are invited for the Teaching Award": so few times where that is what the paper is. */
const calls =
  /\bnominations? (?:are|is) (?:open|invited|sought|welcome|accepted|due|kept)\b|\b(?:seeks?|call for|submit|invit\w+) (?:[\w-]+ ){0,2}nominations?\b|\bnominate (?:them|him|her|an?|your|someone|somebody)\b|\b(?:nomination|nominating) (?:form|guidelines|package|process|needs|should|must|period|checklist)/i;
/** Whatever brings its holder money, or pays for something. */
const brings =
  /\b(?:prizes?|cash|grants?|grant-?making|fellowships?|stipends?|bursar(?:y|ies)|endow\w+|honorari(?:um|a)|travel (?:costs|expenses|support)|financial(?:ly)?|funding|funded|scholarships? (?:of|is|are|will|may|pays?|for)|monetary)\b/i;

/** Whether people are to be named for an honour that brings no money. */
export const honoursOnly = ({ text }: Guidelines): boolean =>
  (text.match(nominates)?.length ?? 0) >= fewest &&
  calls.test(text) &&
  findMoney(text).length === 0 &&
  !brings.test(text);

import { anyOf } from '../../values/any-of.ts';
import type { DocumentFormat } from '../../contract/document-format.ts';

type PaperSize = NonNullable<DocumentFormat['paper']>;

const letterPaper = anyOf(
  /\b8(?:\.5)?[- ]?(?:"|in\b|inch(?:es)?)? ?(?:x|×|by) ?11\b|\b(?:US[- ])?letter[- ]?siz/i,
  /\b(?:US|standard) letter\b|\bletter paper\b/i,
);
const a4Paper = /\bA4\b/;

/** Finds the paper size in a clause, or the first one if it allows several. */
export function findPaperSizes(clause: string): PaperSize[] {
  const [letterAt, a4At] = [clause.search(letterPaper), clause.search(a4Paper)];
  if (letterAt < 0) return a4At < 0 ? [] : ['a4'];
  return a4At >= 0 && a4At < letterAt ? ['a4'] : ['letter'];
}

const numberedPages = anyOf(
  /\bpages\b.{0,60}\bnumbered\b/i,
  /\bnumber(?:ing)?,? (?:all |each |every |the |your )*pages?\b(?! limit)|\bpaginated?\b/i,
);
const pageNumber = /\bpage numbers?\b/i;
const requirementWords =
  /\b(?:includ|must|should|need|have|show|bottom|footer|header|corner|appear|add|insert|with|use)/i;
const otherReference = /\b(?:table of contents|cite|refer|of the guidelines|see)\b/i;
/** "Do not number the pages", "without page numbers", "page numbers must not appear". */
const noPageNumbers = anyOf(
  /\b(?:no|not|without|never|omit)\s(?:\w+ or )?(?:(?:to|be|include|use|add|insert|have|show|put|need|any|the) )*(?:page )?number/i,
  /\bunnumbered\b|\bpage numbers? \w+ (?:not|never)\b/i,
);
const optionalPageNumbers = /\bpage numbers? \w+ not (?:be )?(?:required|needed|necessary|count)/i;

/** Whether a clause requires page numbers, or forbids them. */
export function findPageNumberRule(clause: string): boolean[] {
  const isStated =
    numberedPages.test(clause) ||
    (pageNumber.test(clause) && (requirementWords.test(clause) || noPageNumbers.test(clause)));
  if (!isStated || otherReference.test(clause) || optionalPageNumbers.test(clause)) return [];
  return [!noPageNumbers.test(clause)];
}

const applicantName = anyOf(
  /\b(?:applicant|organi[sz]ation)(?:'?s|s')?(?: organi[sz]ation(?:'s)?)? (?:legal )?name\b/i,
  /\b(?:agency|institution|company)(?:'?s|s')?(?: organi[sz]ation(?:'s)?)? (?:legal )?name\b/i,
  /\b(?:lead agency|grantee|proposer)(?:'?s|s')?(?: organi[sz]ation(?:'s)?)? (?:legal )?name\b/i,
  /\bname of (?:the|your) (?:applicant|organi[sz]ation|agency|institution)\b/i,
);
const atTheTop =
  /\b(?:header|top of|(?:each|every|all) pages?|upper (?:left|right)|top (?:left|right))\b/i;

/** Whether a clause requires the applicant's name at the top of each page. */
export const namesApplicantInHeader = (clause: string): boolean =>
  applicantName.test(clause) &&
  atTheTop.test(clause) &&
  !/\b(?:not|footer|bottom|file ?name|subject line|envelope)\b/i.test(clause);

import { anyOf } from '@grantwright/shared/values';

const complement = String.raw`(?: (?:of|for|from|to|signed by) .+)?`;
const createEndingPattern = (words: string): RegExp =>
  new RegExp(String.raw`\b(?:${words})${complement}$`, 'i');

/** Documents that applicants have or obtain, each named by the last words before a complement. */
const ownDocument = anyOf(
  createEndingPattern(
    String.raw`r[ée]sum[ée]s?|cvs?|curricul(?:um|a) vitaes?|vitae|transcripts?|by-?laws|audits?|balance sheets?|tax returns?|pay ?stubs?|passports?|biosketch(?:es)?|biographical sketch(?:es)?`,
  ),
  createEndingPattern(
    String.raw`letters? of [a-z]+|[\w’']{4,} letters?(?:\(s\))?|memorand(?:um|a|ums) of (?:understanding|agreement)|mo[ua]s?|logic models?|organi[sz]ation(?:al)? charts?|org charts?`,
  ),
  createEndingPattern(
    String.raw`articles of (?:incorporation|organi[sz]ation)|(?:form )?990(?:-?(?:ez|n|pf))?|w-?9s?|(?:w-?9|990|irs) forms?|licen[sc]es?|permits?|nicra|indirect cost rate agreements?`,
  ),
  createEndingPattern(
    String.raw`photo(?:graph)?s?|portfolios?|(?:work|writing) samples?|maps?|quotes|quotations|estimates?|bids|job descriptions?|annual reports?|audit reports?|business plans?|strategic plans?|(?:site|floor) plans?`,
  ),
  createEndingPattern(
    String.raw`(?:financial|bank|income|audited|profit and loss) statements?|financials|board (?:list|roster|resolution|approval|minutes)|rosters?|certificates?|invoices?|deeds?|leases?|dd-?214`,
  ),
  createEndingPattern(
    String.raw`(?:reference|recommendation|consent|permission|release|disclosure|conflict of interest|verification|endorsement) forms?|insurance (?:policy|polic(?:y|ies)|coverage)|(?:photo )?id`,
  ),
);
/** Words for documents that a qualifier must identify: "proof of residency", "letter from the fiscal sponsor". */
const qualifiedDocument =
  /^(?:[\w’'-]+ ){0,3}(?:letters?|proof|evidence|documentation|confirmation|verification|lists?|statements?|(?:a )?document) (?:of|from|certifying|confirming) (?!the following|this|each|that\b)\S/i;
/** Lists and statements that are written as part of the application. */
const writtenInApplication =
  /\b(?:applicants?['’]s? [^,]*letter|road ?maps?|lists? of (?:publications|references|activities|goals|deliverables|the (?:community|activit)|all)|statements? of (?:the )?(?:needs?|purpose|work|interest|problem|goals|qualifications)|letters? of (?:intent|inquiry|interest|application|motivation)|(?:evidence|documentation) of (?:the )?(?:need|impact|success|ability|capacity|effectiveness|experience))\b/i;
const coverLetter = /\bcover letters?$/i;
const budget = /\bbudgets?$/i;
const budgetOfApplicant =
  /\b(?:operating|organi[sz]ation(?:al|[’']s)?|agency|annual|board[- ]approved|company)\b/i;
/** The application itself and forms of the funder. */
const application =
  /\b(?:applications?|proposals?|narratives?|abstracts?|essays?|cover (?:page|sheet)s?|questions?|sections?|email)\b/i;

/**
 * How a line asks: in a list of attachments, as a title marked as required, with a word such as "attach", or with one
 * such as "include".
 */
export type RequestForm = 'listed' | 'titled' | 'attached' | 'asked';

const maxListedWords = 7;
const sentenceVerb =
  /\b(?:is|are|be|must|should|shall|will|may|can|please|attach|submit|include|provide|upload)\b/i;

/** Whether a phrase names a document to attach, not a part of the application. */
export function namesDocument(phrase: string, request: RequestForm): boolean {
  if (application.test(phrase) || writtenInApplication.test(phrase)) return false;
  if (coverLetter.test(phrase)) return request !== 'asked';
  if (budget.test(phrase)) return request !== 'asked' || budgetOfApplicant.test(phrase);
  if (ownDocument.test(phrase) || qualifiedDocument.test(phrase)) return true;
  const isShort = phrase.split(' ').length <= maxListedWords;
  return request === 'listed' && isShort && /^\p{Lu}/u.test(phrase) && !sentenceVerb.test(phrase);
}

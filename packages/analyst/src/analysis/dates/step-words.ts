import type { StepKind } from '@grantwright/shared/contract';
import { listKeys, anyOf } from '@grantwright/shared/values';

/** Words for the start of an application period or the release of a call. */
const opening = anyOf(
  /\b(?:(?:applications?|submissions?|nominations?|calls?|rounds?|cycles?|portals?|windows?|registration)(?: \w{2,12}){0,3} (?:(?:begin|start|open)(?:s|ed|ing)?|(?:available|posted)(?=\W|$)))\b/i,
  /\b(?:(?:calls?|rfps?|nofos?|opportunit(?:y|ies)|guidelines)(?: for \w+)?(?: \w{2,4})? (?:announced|released|issued|posted|published))\b/i,
  /^\W*(?:call|request|invitation) for (?:proposals|applications|papers|nominations|submissions)\W*$/i,
  /\b(?:open(?:ing)? dates?|earliest)\b/i,
  /\b(?:open(?:s|ed|ing)?(?: date| on| from)?(?=\W{0,3}$)|(?:posted|issued?|publication|release) date)\b/i,
);

/**
 * Words for each kind of step. The first matching kind wins, because "questions are due" and "reports are due" are not
 * about the application.
 */
export const stepWords: Readonly<Record<StepKind, RegExp>> = {
  event: anyOf(
    /\b(?:webinars?|(?:info|information|informational|briefing) sessions?|site visits?|office hours)\b/i,
    /\b(?:(?:bidders?['’]?|applicants?['’]?|pre-?(?:bid|proposal|application)) (?:conferences?|meetings?|workshops?|webinars?))\b/i,
  ),
  'letter-of-intent': anyOf(
    /\b(?:letters? of (?:intent|inquiry|enquiry|interest)|[ln]ois?(?! (?:results|decisions?)))\b/i,
    /\b(?:concept (?:notes?|papers?|proposals?)|pre-?(?:proposal|application|registration)s?)\b/i,
    /\b(?:(?:notices? of intent|intent to (?:apply|submit))|expressions? of interest|eois?|abstracts?|drafts?)\b/i,
  ),
  questions: /\b(?:questions?|inquir(?:y|ies)|enquir(?:y|ies)|clarifications?|q ?& ?as?|faqs?)\b/i,
  // The start of an application period is not a due date.
  other: anyOf(
    opening,
    /\b(?:(?:projects?|fellowships?|grants?|awards?|programs?|work|voting|years?|semesters?|conferences?|events?)(?: \w{2,12}){0,2} (?:ends?|completed?|runs?|lasts?))\b/i,
    // "The revised deadline is" and "is revised to" are about the deadline.
    /\b(?:updated|revised|expir(?:es|ed|ation)(?: date)?)(?: (?:on|in))?:?(?=\W{0,3}$)/i,
    /\b(?:interviews?|invitations?|end date|(?:review|evaluation|voting) period|reviews?(?=\W*$))\b/i,
    /\b(?:(?:is|are|be) (?:reviewed|evaluated|screened|scored|considered)(?! on a))\b/i,
    /\b(?:dates? (?:of|for) (?:\w{2,12} )?(?:assessment|evaluation|review))\b/i,
    /\b(?:review|evaluat(?:e|ion)|assess(?:ment)?|scor(?:e|ing))(?: (?:of|the|all|full)){0,3} (?:applications|proposals|submissions|nominations)\b(?! (?:receiv|submi|postm))/i,
  ),
  report:
    /\b(?:reports?|reporting|deliverables?|manuscripts?|publications?|close-?out|final (?:invoice|payment)|(?:progress|status|month) updates?)\b/i,
  decision:
    /\b(?:decisions?|decided|notif(?:y|ied|ies|ications?)|announce(?:s|d|ments?)?|announcing|award (?:dates?|letters?)|awarded|awardees|selected|selections?|winners?|results|(?<!(?:must|should|shall|may|can) be )mailed)\b/i,
  start:
    /\b(?:start(?:s|ing|ed)?|begin(?:s|ning)?|commenc\w{1,6}|launch\w{0,3}|(?:project|grant|award|performance|funding) (?:period|term)|period of performance)\b/i,
  application: anyOf(
    /\b(?:deadlines?|due|clos(?:es?|ed|ing)|appl(?:y|ications?)|proposals?|submi(?:t|ts|tted|ssions?)|entries|cut-?off|received|postmarked|repl(?:y|ies)|respon(?:d|ses?)|ends?|full(?=:))\b/i,
    /\b(?:(?:must|should|shall|has to|have to) (?:be (?:sent|returned|delivered|e-?mailed|mailed|uploaded)|reach us)|(?:send|return|deliver|mail|e-?mail|upload)(?= (?:it|them|this|the|your|all|completed?|us)\b)|accept(?:ed|ing)?(?= (?:until|through|by|after|before|from|between)\b))\b/i,
  ),
};

/**
 * Words for what is due apart from the application: "invoices", but not "requests for extension education grants". An amendment or a review counts only as the subject of a
 * clause or of a deadline, not in "proposals for review are due" or "Amendment 2 extends the deadline".
 */
export const otherDuePattern = anyOf(
  /\b(?:appeals?|protests?|objections?|reimbursements?|invoices?|agreements?|contracts?|memberships?|modifications?|withdrawals?|(?:award|offer) acceptances?|disclosures?|offices? (?:\w{2,10} ){0,2}closed|requests? for (?:an? )?(?:[\w-]{1,12} )?(?:extensions|extension(?! (?:(?!(?:for|of|to|on|in|by)\b)[\w-]{1,20} ){1,3}(?:is|are|must)\b)))\b/i,
  /(?:^|[.;:,\n] ?(?:and )?|\b(?:deadlines?|dates?) (?:for|of) (?:(?:the )?submission of |submitting )?)(?:(?!(?:applications|proposals|bids|materials)\b)[\w-]{1,20} ){0,2}(?:amendments?|evaluations?|reviews?|scores?)(?:(?: (?:is|are|must be))? (?:due|submitted|posted)\b|(?: deadlines?)?(?: (?:is|are))?\W*$)/i,
);

/** Words immediately before a due date: "must be received by". */
export const dueBeforePattern = anyOf(
  /\b(?:deadlines?|due|by|before|until|till|through|thru|later than|clos(?:es?|ing)|ends?|(?:last|final|submission|filing) (?:dates?|day))\b[^;(]{0,40}$/i,
  /\b(?:extended|moved|postponed|rescheduled|changed|revised|replaced)\b[^;(]{0,40}$/i,
);

/** Words for a deadline, anywhere in the unit: "submissions". */
export const dueAnywherePattern =
  /\b(?:deadlines?|due|clos(?:es?|ing)|submi(?:t|ssion)s?|full (?:application|proposal)s?)\b/i;

/** Words for applications without a deadline. */
export const anyTimePattern = anyOf(
  /\b(?:(?:at )?any ?time(?: of the year|during the year)?|year[- ]round|throughout the year)\b/i,
  /\b(?:no (?:application |submission |set |fixed )?deadlines?|continuously)\b/i,
);

/** Words for applications accepted at any time or until the money runs out: "on a rolling basis". */
export const rollingPattern = anyOf(
  /\b(?:(?:on an? )?(?:rolling|ongoing|continuous|continual) basis)\b/i,
  /\b(?:rolling (?:deadlines?|applications?|admissions?|submissions?|review))\b/i,
  anyTimePattern,
);

/** Words for another round: "last year". */
export const otherRoundPattern =
  /\b(?:previous|prior|past|last) (?:\w{3,12} )?(?:cycles?|rounds?|years?|calls?|deadlines?)\b/i;

/** Words that probably refer to a past round: "was". */
export const pastTensePattern = /\b(?:were|was)\b/i;

/** "Applications are open to new applicants until". */
const openUntil = /\bopen(?: [\w-]{1,14}){0,5} (?:until|till|through|thru)\b/i;
/** Words for the end of an application period. */
const closing = anyOf(/\b(?:deadlines?|due|clos(?:es?|ed|ing))\b/i, openUntil);

/** Whether the words next to a date refer to an opening. "Open since May and close on" refers to the end. */
export const isOpening = (words: string): boolean =>
  findLastIndex(opening, words) > findLastIndex(closing, words);

/** Whether the words before a date refer most closely to a due date. */
export const isClosing = (words: string): boolean =>
  findLastIndex(closing, words) > findLastIndex(stepWords.other, words);

/** Whether the words before a date refer to the last day on which a call is open. */
export const isOpenUntil = (words: string): boolean => openUntil.test(words);

const kinds = listKeys(stepWords);

/** Classifies a step by words about it, such as a label or the clause next to the date. */
export const findKindByWords = (words: string): StepKind | undefined =>
  isOpening(words) || otherDuePattern.test(words)
    ? 'other'
    : kinds.find((kind) => stepWords[kind].test(words));

const findLastIndex = (pattern: RegExp, words: string): number =>
  [...words.matchAll(new RegExp(pattern, 'gi'))].at(-1)?.index ?? -1;

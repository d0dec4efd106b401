import { anyOf } from '@grantwright/shared/values';
import type { Candidate } from './candidates.ts';

/** Nouns for organizations. */
const organization = anyOf(
  /\b(?:foundations?|funds?|trusts?|endowments?|charit(?:y|ies)|corporations?|compan(?:y|ies)|banks?|inc|llc|ltd|gmbh)(?![\w-])/i,
  /\b(?:departments?|agenc(?:y|ies)|ministry|authority|government|councils?|commissions?|bureau|administration|states? of|city of|county of|county|province of|nation|district|service)(?![\w-])/i,
  /\b(?:universit(?:y|ies)|colleges?|schools?|institutes?|institution|academy|cent(?:er|re)s?|library|museum|hospital|laborator(?:y|ies)|labs?)(?![\w-])/i,
  /\b(?:associations?|society|clubs?|lodge|coalition|network|alliance|union|chapter|church|diocese|federation|league|consortium|partnership|collaborative|fraternity|sorority)(?![\w-])/i,
  /\b(?:committee|board|office|division|organi[sz]ation|chamber of commerce|endowment for|initiative)(?![\w-])/i,
);
/** The noun is the head of the name: its last word, or the word before "of", a comma or a bracket. */
const headEnd = /^(?:$|['’]s\b| ?[(,&]| (?:of|for|on|in|at|and|to|de|the)\b)/;
/** Words for documents, steps, posts and labels, which no organization's name contains. */
const otherWords = anyOf(
  /\b(?:deadlines?|letters?|inquir(?:y|ies)|guidelines?|applica(?:tions?|nts?)|proposals?|forms?|stages?|rounds?|faqs?|questions?|answers?|eligibility|requirements?|narratives?|templates?)\b/i,
  /\b(?:notices?|opportunit(?:y|ies)|requests?|rfps?|rfas?|nofos?|lois?|reports?|posted|declarations?|agreements?|conditions?|overview|instructions?|terms|procedures?|checklist|worksheet)\b/i,
  /\b(?:directors?(?! of the)|dean|councill?or|chair(?:man|woman|person)?|manager|coordinator|officer|email|e-mail|phone|fax|number|total|dates?|meetings?|period|example|budgets?|click|following|consider)\b/i,
  /\b(?:january|february|march|april|june|july|august|september|october|november|december|monday|friday|eastern|pacific) ?(?:\d|time|\|)/i,
  /^(?:apply|learn|see|visit|contact|about|(?:the )?(?:foundation|trust|fund|council)['’]s)\b/i,
  /[|?;“”"]|\d{5}|\b(?:for|to|the|of|in|at|and|with|by|which|who|from|on|or)$/i,
);
/** Words of names that say nothing by themselves: "The Selection Committee", "Community Foundation". */
const generic =
  /^(?:the|a|an|our|this|its?|of|for|and|foundation|fund|trust|council|agency|department|government|university|college|school|institute|center|association|society|organi[sz]ation|company|network|program(?:me)?|project|community|committee|board|office|division|service|authority|federal|state|local|public|private|nonprofit|charity|charitable|conference|finance|financial|grants?|awards?|scholarships?|fellowships?|selection|review|executive|steering|governing|organizing|leadership|advisory|trustees|directors|members?|applicant|sponsor|sponsoring|funding|awarding|fiscal|research|initiative)$/i;
/** Words in lower case between the words of a name. */
const joining = /^(?:of|for|and|the|in|at|on|to|de|la|van|der|du|des|y|e|with|&|a)$/;

/**
 * Whether a candidate can be the name of a funder: a name in capitals whose head is a noun for an organization, or a
 * name that the text introduces as one. Headings, labels, clauses, posts and parts such as "The Selection Committee"
 * are not.
 *
 * @param isIntroduced whether the document or the networks are certain that it gives
 */
export function isOrganizationName({ text, sources }: Candidate, isIntroduced: boolean): boolean {
  const words = text.split(' ').filter((word) => /[\p{L}\d]/u.test(word));
  if (otherWords.test(text) || words.every((word) => generic.test(word.replace(/[.,()]/g, ''))))
    return false;
  const isNamed = words.every(
    (word) => /^[^\p{Ll}]*[\p{Lu}\d]/u.test(word) || joining.test(word) || organization.test(word),
  );
  if (!isNamed) return false;
  return isHeadedByOrganization(text) || isIntroduced || sources.has('label');
}

const isHeadedByOrganization = (text: string): boolean =>
  [...text.matchAll(new RegExp(organization, 'gi'))].some((match) =>
    headEnd.test(text.slice(match.index + match[0].length)),
  );

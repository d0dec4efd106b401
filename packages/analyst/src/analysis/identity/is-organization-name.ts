import { anyOf } from '@grantwright/shared/values';
import type { Candidate } from './candidates.ts';
import { isProgramTitle } from './is-program-title.ts';

/** Nouns for organizations, at the end of a name. */
export const organizationNoun = anyOf(
  /\b(?:foundations?|funds?|trusts?|endowments?|charit(?:y|ies)|corporations?|compan(?:y|ies)|banks?|inc|llc|ltd|gmbh)$/i,
  /\b(?:departments?|agenc(?:y|ies)|ministry|authority|government|councils?|commissions?|bureau|administration|county|nation|district|service)$/i,
  /\b(?:universit(?:y|ies)|colleges?|schools?|institutes?|institution|academy|cent(?:er|re)s?|library|museum|hospital|laborator(?:y|ies)|labs?)$/i,
  /\b(?:associations?|society|clubs?|lodge|coalition|network|alliance|union|chapter|church|diocese|federation|league|consortium|partnership|collaborative|conservancy|fraternity|sorority)$/i,
  /\b(?:committee|board|office|division|organi[sz]ation|chamber|initiative)$/i,
);
/** A place whose government can be the funder: "City of Heron". */
const governedPlace = /^(?:the )?(?:city|town|village|county|states?|commonwealth|province) of /i;
/** The end of a name's head: "Department" in "Department of Health". */
const headEnd = / ?[(,]| (?:of|for|on|in|at|to|with|from)\b/i;
/** Words for documents and posts, which are not organizations as the head of a name. */
const otherHead =
  /\b(?:deadlines?|letters?|guidelines?|applications?|proposals?|forms?|faqs?|questions?|requests?|notices?|opportunit(?:y|ies)|rfps?|rfas?|nofos?|lois?|reports?|members?|director|dean|manager|coordinator|officer|hours)$/i;
/** Marks and words that no complete name contains, begins with or ends with. */
const brokenName = anyOf(
  /[|?;]|: |\b\d{5}\b|\b(?:for|to|the|of|in|at|and|with|by|which|who|from|on|or)$/i,
  /^(?:apply|learn|see|visit|contact|about)\b|\b(?:foundation|trust|fund|council|board|department|university)['’]s\b/i,
);
/** Words of names that say nothing by themselves: "The Selection Committee", "Community Foundation". */
const generic =
  /^(?:the|a|an|our|this|its?|of|for|and|foundation|fund|trust|council|agency|department|government|university|college|school|institute|center|association|society|organi[sz]ation|company|network|program(?:me)?|project|community|committee|board|office|division|service|authority|federal|state|local|public|private|nonprofit|charity|charitable|conference|finance|financial|grants?|awards?|scholarships?|fellowships?|selection|review|executive|steering|governing|organizing|leadership|advisory|trustees|directors|members?|applicant|sponsor|sponsoring|funding|awarding|fiscal|research|initiative)$/i;
/** Words in lower case between the words of a name. */
const joining = /^(?:of|for|and|the|in|at|on|to|de|la|van|der|du|des|y|e|with|&|a)$/;

/**
 * Whether a candidate can be the name of a funder. A capitalized name can if it follows a label, if its head is a noun
 * for an organization, or if the text introduces it as the funder. Headings, clauses, posts and parts such as "The
 * Selection Committee" are not.
 * @param isIntroduced whether the document or the networks are certain that it is the funder
 */
export function isOrganizationName(
  { text, sources, isGiver = false }: Candidate,
  isIntroduced: boolean,
): boolean {
  const words = text.split(' ').filter((word) => /[\p{L}\d]/u.test(word));
  const isNamed = words.every(
    (word) =>
      /^[^\p{Ll}]*[\p{Lu}\d]/u.test(word) || joining.test(word) || organizationNoun.test(word),
  );
  const isGeneric = words.every((word) => generic.test(word.replace(/[.,()]/g, '')));
  if (!isNamed || isGeneric || brokenName.test(text)) return false;
  const [head = ''] = text.replace(/^the /i, '').split(headEnd);
  if (sources.has('label') || organizationNoun.test(head) || governedPlace.test(text)) return true;
  if (isGiver && /\p{Lu}/u.test(text.slice(head.length)) && !isDocument(text)) return true;
  return (isIntroduced || organizationNoun.test(text)) && !otherHead.test(head);
}

/** Whether all words are those of documents, unlike in "Report for America": "Notice of Funding Opportunity". */
const isDocument = (text: string): boolean =>
  text.split(' ').every((word) => otherHead.test(word) || !isProgramTitle(word));

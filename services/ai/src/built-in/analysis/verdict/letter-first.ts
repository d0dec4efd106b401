import type { Guidelines } from '../guidelines.ts';

const letter =
  /\b(?:letters? of (?:inquiry|enquiry|intent|interest)|LOIs?|concept (?:notes?|papers?)|pre-?proposals?)\b/gi;
const fewestLetters = 2;
/** "Send a single copy to the Vice President", "in two typed pages or less", "write a separate LOI for each". */
const how =
  /\b(?:send (?:an?|one|your|the) (?:[\w-]+ )?(?:copy|letters?|LOIs?|concept (?:notes?|papers?)|pre-?proposals?)\b|(?:write|submit|mail|e-?mail) (?:us )?(?:an?|one|your|the) (?:[\w-]+ ){0,2}(?:letters? of|LOIs?)\b|\b(?:one|two|three|\d) (?:typed |single-spaced )?pages or (?:less|fewer)|first step is (?:an? |the |your )?(?:LOI|letter|concept)|begin(?:s|ning)? (?:by|with) (?:sending|an? (?:letter|LOI)))/i;
const fewestHow = 2;
const giver = /\b[Tt]he (?:\p{Lu}[\p{L}'-]+ ){0,4}(?:Foundation|Fund|Trust|Endowment)\b/u;
/** "Those selected are invited to submit a full proposal": the first step is open to all. */
const twoSteps =
  /\b(?:selected|successful|shortlisted|chosen|accepted|promising)\b[^.]{0,50}\b(?:is|are|will be) (?:then )?(?:invited|asked) (?:to|for) (?:submit |send |make |prepare )?(?:an? |the )?(?:full|complete|detailed|formal)\b|\binvites? (?:some|those|the best|applicants|selected|successful)\b[^.]{0,30} to (?:submit|send|make)\b/i;
const ofOthers =
  /\b(?:many|most|some|other) (?:funders|foundations)|\bfunders\b|\bconsultants?\b|\bglossary\b|\bdefin(?:ed|itions?)\b/i;

/** A foundation's page on the letter that comes first: that no whole application is taken unasked shuts nobody out. */
export const asksForLetterFirst = ({ text }: Guidelines): boolean =>
  (text.match(letter)?.length ?? 0) >= fewestLetters &&
  ((new Set(text.match(new RegExp(how, 'gi'))?.map((said) => said.toLowerCase())).size >=
    fewestHow &&
    giver.test(text)) ||
    (how.test(text) && twoSteps.test(text))) &&
  !ofOthers.test(text);

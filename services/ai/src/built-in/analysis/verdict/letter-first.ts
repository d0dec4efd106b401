import type { Guidelines } from '../guidelines.ts';

const letter = /\b(?:letters? of (?:inquiry|enquiry|intent|interest)|LOIs?)\b/g;
const fewestLetters = 2;
/** "Send a single copy to the Vice President", "in two typed pages or less", "write a separate LOI for each". */
const how =
  /\b(?:send (?:an?|one|your|the) (?:[\w-]+ )?(?:copy|letters?|LOIs?)\b|(?:write|submit|mail|e-?mail) (?:us )?(?:an?|one|your|the) (?:[\w-]+ ){0,2}(?:letters? of|LOIs?)\b|\b(?:one|two|three|\d) (?:typed |single-spaced )?pages or (?:less|fewer)|begin(?:s|ning)? (?:by|with) (?:sending|an? (?:letter|LOI)))/gi;
const fewestHow = 2;
const giver = /\b[Tt]he (?:\p{Lu}[\p{L}'-]+ ){0,4}(?:Foundation|Fund|Trust|Endowment)\b/u;
const ofOthers =
  /\b(?:many|most|some|other|other) (?:funders|foundations)|\bfunders\b|\bconsultants?\b|\bglossary\b|\bdefin(?:ed|itions?)\b/i;

/** A foundation's page on the letter that comes first: that no whole application is taken unasked shuts nobody out. */
export const asksForLetterFirst = ({ text }: Guidelines): boolean =>
  (text.match(letter)?.length ?? 0) >= fewestLetters &&
  new Set(text.match(how)?.map((said) => said.toLowerCase())).size >= fewestHow &&
  giver.test(text) &&
  !ofOthers.test(text);

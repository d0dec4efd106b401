import type { DocumentKind } from './document-kind.ts';
import type { Line } from './paper.ts';

type Bare = Omit<Line, 'others'>;

/** Who heads the letters of a state: its seal's words, its office for charities or corporations. */
export const agency =
  /\b(?:(?:commonwealth|state) of \p{Lu}\p{L}+|secretary of (?:state|the commonwealth)|attorney general|(?:department|division|bureau|office) of (?:the )?(?:state\b|justice|law\b|revenue|tax\p{L}*|agriculture|consumer|charit\p{L}+|commerce|treasury|licens\p{L}+|corporations?|regulat\p{L}+|financial|business)|(?:charit\p{L}+|corporations?|consumer protection|business) (?:division|section|bureau|unit|trusts?|commission)|franchise tax board|comptroller of|tax commission)\b/iu;
const salutation = /^(?:dear\b.{0,60}[:,]|to whom it may concern\b.{0,3})$/i;
const dated =
  /^(?:date:? )?(?:january|february|march|april|may|june|july|august|september|october|november|december)\b.{0,8}\b\d{4}$|^(?:date:? )?\d{1,2}\/\d{1,2}\/\d{2,4}$/i;
/** What a state writes to a body about. */
const ofARegister =
  /\b(?:registration|registered|registers?|exemption|exempt|licen[sc]ed?|permit|certificate|solicit\p{L}*|annual report)\b/iu;
const town = /\b(?:[A-Z]{2}|\p{Lu}\p{L}+)\.?,? \d{5}(?:-\d{4})?$/u;
const inCare = /^(?:attn|attention|c\/o|%)\b/i;
const closing = /^(?:sincerely|respectfully|very truly|yours|best regards|regards|cordially)\b/i;
const reached = /@[\w-]+\.\w|\bwww\.|https?:|\d{3}[)/. -]{1,2}\d{3}[.-]\d{4}/i;
const toAsk = /\b(?:contact|call|questions?|write|e-?mail|visit|reach|telephone)\b/i;
/** "Organization telephone: …": whose it is stands before it. */
const ofTheBody =
  /^(?:your |the )?(?:organi[sz]ation|charity|corporation|registrant|applicant)\b[^:]{0,30}:/i;

const topOfALetter = 3;
const linesBeforeDear = 30;
const wordsOfAHead = 10;
const linesOfAnAddress = 6;
const linesOfASignature = 8;

/** Whom the letter is about: the line nearest to "Dear …" that the letter says again, over a town with its code. */
const addresseeIn = (lines: Bare[], from: number, dear: number): number[] => {
  for (let at = dear - 1; at >= from; at--) {
    const text = lines[at]?.text.toLowerCase() ?? '';
    const words = text.split(' ').length;
    const isBody = words > 1 && words <= wordsOfAHead && !agency.test(text) && !/^re\b/.test(text);
    const isSaidAgain =
      isBody && lines.some((line, other) => other !== at && line.text.toLowerCase().includes(text));
    if (!isSaidAgain) continue;
    const end = lines
      .slice(at + 1, Math.min(dear, at + linesOfAnAddress))
      .findIndex(({ text: own }) => town.test(own));
    if (end >= 0) return Array.from({ length: end + 2 }, (_, offset) => at + offset);
  }
  return [];
};

export type AgencyLetter = { agency: Set<number>; addressee: Set<number> };

/**
 * In a letter that a state's office writes to a body on its register, the lines that are the office's (its letterhead, whom
 * to ask, who signs) and the block that says to whom it goes, which is the body's.
 */
export const agencyLetter = (lines: Bare[], kind: DocumentKind): AgencyLetter => {
  const none = { agency: new Set<number>(), addressee: new Set<number>() };
  const dear = lines.slice(0, linesBeforeDear).findIndex(({ text }) => salutation.test(text));
  if ((kind !== 'other' && kind !== 'report') || dear < 0) return none;
  const date = lines.slice(0, dear).findIndex(({ text }) => dated.test(text));
  const head = lines.slice(0, Math.min(topOfALetter, date < 0 ? dear : date));
  const named = head.findIndex(
    ({ text }) => text.split(' ').length <= wordsOfAHead && agency.test(text),
  );
  if (named < 0 || !lines.slice(dear).some(({ text }) => ofARegister.test(text))) return none;
  const addressee = addresseeIn(lines, named + 1, dear);
  const end = addressee[0] ?? (date < 0 ? dear : date);
  const signed = lines.findIndex(({ text }, at) => at > dear && closing.test(text));
  const isAgencys = ({ text, row, foot }: Bare, at: number): boolean =>
    at < end ||
    foot ||
    (at > dear &&
      row === undefined &&
      !ofTheBody.test(text) &&
      ((reached.test(text) && toAsk.test(text)) ||
        (signed >= 0 && at > signed && at <= signed + linesOfASignature)));
  return {
    agency: new Set(lines.flatMap((line, at) => (isAgencys(line, at) ? [at] : []))),
    addressee: new Set(addressee.filter((at) => !inCare.test(lines[at]?.text ?? ''))),
  };
};

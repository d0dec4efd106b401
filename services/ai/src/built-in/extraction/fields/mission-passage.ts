import type { Line } from '../paper.ts';
import { isPower } from './legal-powers.ts';

/** "ARTICLE II. MISSION STATEMENT", "Section 2.1 Purposes. The Center …": what numbering puts before. */
const numbering =
  /^(?:(?:article|section)\s+(?:[IVXLC]+|\d+(?:\.\d+)*)\s*[.:–—-]?\s*|\d+(?:\.\d+)+\s+(?=\p{Lu})|\d+(?:\.\d+)*[.)]\s+|\(?[A-H][.)]\s+(?=(?:The|To|This|Our)\b)|(?:first|second|third|fourth|fifth|sixth)\s*:\s+)+/iu;
const clauseTitle = /^\p{Lu}[\w, ]{2,40}(?:[.:]|\s[–—-])\s+(?=\p{Lu}|The )/u;

export const unnumbered = (text: string): string =>
  text.replace(numbering, '').replace(clauseTitle, '');

/** What every charity's articles hold, and says nothing of this one. */
const boilerplate =
  /\b(?:exclusively for (?:one or more )?(?:charitable|religious|educational|exempt|the purposes)[^.]*(?:501|internal revenue)|exclusively for [\w, ]*purposes?(?:\.|,? as)|(?:is|are|shall be) (?:as )?(?:set forth|set out|stated|described|specified) in|not organized for the private gain|within the meaning of|making of distributions|any lawful (?:act|purpose)|upon (?:the )?dissolution|no (?:substantial )?part|nonprofit public benefit corporation law for|engage in any lawful|shall not|conflict of interest)\b/i;

/** "… and to engage in any lawful activity": the clause that lawyers add at the end. */
const lawyersTail =
  /[,;]? and (?:to )?(?:engage in|conduct|carry on|do|perform|transact|exercise) (?:any|all|such other|other)\b.*$/i;

/** "…, and to receive and administer funds for such purposes". */
const fundsTail =
  /[,;]? and (?:to )?(?:receive|solicit|raise|accept)\b[^.;]{0,80}\bfunds\b[^.;]{0,40}\b(?:such|these|said) purposes\.?$/i;

/** "…; all within the meaning of Section 501(c)(3)". */
const meaningTail =
  /[,;]? (?:and )?(?:all )?(?:of this )?within the meaning of (?:Sec|the Internal|I\.?R\.?C|the Code).*$/i;

export const withoutTail = (text: string): string =>
  text.replace(lawyersTail, '.').replace(meaningTail, '.').replace(fundsTail, '.');

/** "… for exclusively charitable and educational purposes." */
const bareClause = /\b(?:exclusively for|for exclusively)(?: [\w-]+,?){1,8} purposes?(?:\.|$)/i;

export const isBoilerplate = (text: string): boolean => {
  const own = withoutTail(text);
  return boilerplate.test(own) || bareClause.test(own);
};

const ownEnd =
  /(?:\bincluding(?: but not limited to)?|\band specifically(?: within those purposes)?|\b(?:more )?(?:specifically|particularly)|\bin particular|\bnamely|\bto wit),?:? (?!,|for such)(?=(?:to |\p{Ll}).{40,})/iu;

/** "exclusively for charitable purposes …, including research and public education" tells its own, too. */
export const namesItsOwn = (text: string): boolean => {
  const at = ownEnd.exec(text);
  if (!at) return false;
  return !/making of distributions/i.test(text);
};

const lettered =
  /^(?:\(?(?:[a-z]|\d{1,2}|[ivx]{1,4})[.)]|[A-Z][.)]|\d{1,2}(?:\.\d{1,2})+\.?)\s+(?=\S)/;

/** An item whose mark the reading lost: "Providing access to …", "To feed …". */
const unmarked = /^(?:\p{Lu}\p{Ll}+ing|To \p{Ll}+)\b[^.:]{8,160}[.;]?$/u;

/** "4. Powers": the next part, in a paper whose headings were lost. */
const nextPart = /^\d{1,2}\.\s+\p{Lu}[\p{L}’']+(?: (?:\p{Lu}[\p{L}’']+|and|of|&)){0,4}$/u;

/** "The Club shall be open to anyone": the next rule, in a constitution that is one list from end to end. */
const nextRule =
  /^(?:The|Any|All|Each|Every|No|Members(?:hip)?)\b[^.]{0,60}\b(?:shall|must|may not)\b/;

/** "The mission of X is to:" goes on in the items below, whether a list or lettered by hand. */
export const withItems = (lines: Line[], at: number, text: string): string => {
  if (!/:$/.test(text)) return text;
  const items: string[] = [];
  for (const next of lines.slice(at + 1, at + 9)) {
    if (next.heading || nextPart.test(next.text) || nextRule.test(next.text)) break;
    if (!next.item && !lettered.test(next.text) && !unmarked.test(next.text)) break;
    items.push(next.text.replace(lettered, '').replace(/[;.]$|[;,] and$/, ''));
  }
  const purposes = items.filter((item) => !isBoilerplate(item) && !/:$/.test(item));
  const proper = purposes.filter((item) => !isPower(item));
  const own = proper.length > 0 ? proper : purposes;
  if (own.length > 0) return `${text} ${own.join('; ')}.`;
  const below = lines[at + 1];
  return below && items.length === 0 && !below.heading && below.text.split(' ').length > 5
    ? `${text} ${withoutTail(below.text)}`
    : '';
};

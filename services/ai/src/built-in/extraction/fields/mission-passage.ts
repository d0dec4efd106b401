/** "ARTICLE II. MISSION STATEMENT", "Section 2.1 Purposes. The Center …": what numbering puts before. */
const numbering =
  /^(?:(?:article|section)\s+(?:[IVXLC]+(?!\p{L})|\d+(?:\.\d+)*(?!\.?\d))\s*(?:[.:–—-]\s*)?|\d+(?:\.\d+)+\s+(?=\p{Lu})|\d+(?:\.\d+)*[.)]\s+|\(?[A-H][.)]\s+(?=(?:The|To|This|Our)\b)|(?:first|second|third|fourth|fifth|sixth)\s*:\s+)+/iu;
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

/** "Charitable and educational mission under Section 501(c)(3)": it names the law, and nothing that is done. */
const namesTheLaw =
  /^(?:(?:exclusively|solely|an?|our|the|its|for) )*(?:(?:charitable|educational|religious|scientific|literary|exempt|public|non-?profit)(?:,? and|,? or|,)? )+(?:missions?|purposes?|objects?|status|organi[sz]ation) (?:under|within|as (?:defined|described|specified)|pursuant to|of) [^.]*(?:501|internal revenue)[^.;]{0,60}\.?$/i;

export const isBoilerplate = (text: string): boolean => {
  const own = withoutTail(text);
  return boilerplate.test(own) || bareClause.test(own) || namesTheLaw.test(own);
};

const ownEnd =
  /(?:\bincluding(?: but not limited to)?|\band specifically(?: within those purposes)?|\b(?:more )?(?:specifically|particularly)|\bin particular|\bnamely|\bto wit),?:? (?!,|for such)(?=(?:to |\p{Ll}).{40,})/iu;

/** "exclusively for charitable purposes …, including research and public education" tells its own, too. */
export const namesItsOwn = (text: string): boolean => {
  const at = ownEnd.exec(text);
  if (!at) return false;
  return !/making of distributions/i.test(text);
};

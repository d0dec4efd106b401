import { afterItself, opensWithItself } from './own-names.ts';

/** "The Boosters contributed $40,000 toward the new track": money of its own that went to something. */
const gave =
  /(?<!\b(?:been|was|were|is|are|be|being|got) )\b(?:contributed|donated|gave|given|awarded|granted|invested|raised)\b[^.;]{0,40}?[$£€]\s?\d[\d,.]*(?: ?(?:million|thousand|[MK])\b)?[^.;]{0,60}?\b(?:toward|towards|to|for|in)\b/i;
/** "unbeaten in the 2019 County League", "won the Lakes Cup". */
const unbeaten =
  /\b(?:unbeaten|undefeated) (?:in|through|throughout|all)\b[^.;]{0,60}\b(?:league|cup|season|championships?|tournament|division)\b/i;
const won =
  /\b(?:won|were (?:promoted to|champions of|runners?-up in)|finished (?:first|second|third) in)\b[^.;]{0,60}\b(?:league|cup|championships?|title|tournament|trophy|medals?|division)\b/i;
/** "… raises over $100,000 a year for art teachers": what it brings together, year after year. */
const raises =
  /\brais(?:es|ing|e) [^.;$£€]{0,24}[$£€]\s?\d[\d,.]*(?: ?(?:million|thousand|[MK])\b)? (?:annually|(?:each|every|a|per) year|yearly)\b|^our (?:\p{L}+ ){1,6}raised [^.;$£€]{0,24}[$£€]\s?\d/iu;
/** "Our 9th Annual Barbecue was another summer success", "We successfully defended the meadow". */
const success =
  /\b[Oo]ur (?:(?:\d{1,3}(?:st|nd|rd|th)|first|second|third|annual|[\p{Lu}][\p{L}’'&-]*|of|and|in|the|for|&|spring|summer|autumn|fall|winter) ){1,10}(?:was|were|proved) (?:an? |another |our |the |once again )*(?:\p{L}+ ){0,3}success(?:ful)?\b/u;
const successfully =
  /\b(?:we|our \p{L}+|the (?:\p{L}+ )?(?:community|association|society|club|group|friends|members|garden|residents|neighborhood|organi[sz]ation)|[\p{Lu}][\p{L}]+) (?:have |has |also )?successfully (?:advocated|campaigned|defended|lobbied|fought|opposed|petitioned|saved|completed|launched|restored|raised|protected|negotiated|secured|preserved)\b/iu;
/** "… became an official Dark Sky Place". */
const designated =
  /\bbecame an? (?:official|certified|accredited|designated|recogni[sz]ed)(?: \p{L}+)?(?: \p{Lu})/u;
/** "The Guild ran a summer fair, which raised CAD 4,112". */
const ranFor =
  /^(?:also )?(?:ran|held|hosted|organi[sz]ed|staged|put on) [^.;]{3,80}?,? (?:which|that|and) (?:raised|brought in|drew|attracted|earned|made) (?:over |about |nearly |more than )?(?:[$£€]|[A-Z]{3} ?)?\d/;
const notYet =
  /\b(?:will|would|could|should|hopes?|plans?|aims?|goal|please|if|expected|next (?:year|season)|budget|loan|fee|lottery)\b/i;
const introduction =
  /^(?:Since|In|Each|Every|During|Over|By|Last|This|To date|Today)\b[^,]{0,40}, /;

/** What was achieved without a number of people: a gift of its own to something, a league or cup won. */
export const isGiftOrGame = (text: string, names: string[]): boolean => {
  if (notYet.test(text.replace(/\bfund(?:s|ed|ing)? |\bbudget (?:can|does|do)/g, ''))) return false;
  if (success.test(text) || successfully.test(text) || designated.test(text)) return true;
  if (raises.test(text) && /^(?:the|our|we)\b/i.test(text)) return true;
  if (unbeaten.test(text)) return true;
  const rest = text.replace(introduction, '');
  if (ranFor.test(afterItself(rest, names) ?? '')) return true;
  const isOwn = opensWithItself(rest, names) || /^our \P{Lu}/iu.test(rest);
  return isOwn && (gave.test(text) || won.test(text));
};

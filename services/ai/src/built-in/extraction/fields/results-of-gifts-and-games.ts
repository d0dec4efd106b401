import { opensWithItself } from './own-names.ts';

/** "The Boosters contributed $40,000 toward the new track": money of its own that went to something. */
const gave =
  /(?<!\b(?:been|was|were|is|are|be|being|got) )\b(?:contributed|donated|gave|given|awarded|granted|invested|raised)\b[^.;]{0,40}?[$£€]\s?\d[\d,.]*(?: ?(?:million|thousand|[MK])\b)?[^.;]{0,60}?\b(?:toward|towards|to|for|in)\b/i;
/** "unbeaten in the 2019 County League", "won the Lakes Cup". */
const unbeaten =
  /\b(?:unbeaten|undefeated) (?:in|through|throughout|all)\b[^.;]{0,60}\b(?:league|cup|season|championships?|tournament|division)\b/i;
const won =
  /\b(?:won|were (?:promoted to|champions of|runners?-up in)|finished (?:first|second|third) in)\b[^.;]{0,60}\b(?:league|cup|championships?|title|tournament|trophy|medals?|division)\b/i;
const notYet =
  /\b(?:will|would|could|should|hopes?|plans?|aims?|goal|please|if|expected|next (?:year|season)|budget|loan|fee|lottery)\b/i;
const introduction =
  /^(?:Since|In|Each|Every|During|Over|By|Last|This|To date|Today)\b[^,]{0,40}, /;

/** What was achieved without a number of people: a gift of its own to something, a league or cup won. */
export const isGiftOrGame = (text: string, names: string[]): boolean => {
  if (notYet.test(text)) return false;
  if (unbeaten.test(text)) return true;
  const isOwn = opensWithItself(text.replace(introduction, ''), names);
  return isOwn && (gave.test(text) || won.test(text));
};

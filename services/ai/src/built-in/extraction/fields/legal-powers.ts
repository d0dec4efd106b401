/** What articles let any corporation do, whatever it is for: "To borrow money and to issue bonds …". */
const power =
  /^(?:and )?(?:to )?(?:purchase|lease|buy|borrow|mortgage|invest|sue|contract|elect|appoint|hire|employ|issue|execute|govern itself|merge|acquire|own|hold|have|exercise|enter into|make (?:and perform|contracts)|sell|convey|dedicate|fix|levy|pay|receive|take|accept|solicit|raise|do (?:all|any|every|such)|(?:directly )?apply|find money|perform (?:all|any|every|such)|engage in any|carry (?:on|out) any|conduct any|transact any|participate in mergers|adopt|amend|indemnify|maintain (?:a )?bank)\b/i;
const powerObject =
  /\b(?:propert(?:y|ies)|real (?:or|and) personal|money|funds|bonds|notes|contracts?|agreements?|powers?|lawful|necessary|by-?laws|charges|assessments|gifts?|donations|legac(?:y|ies)|bequests?|devises?|taxes|mergers?|securities|agents|employees|incidental|debts?|trust|subscriptions|seal|assets|income|permitted by law)\b/i;
/** Who keeps old houses or land acquires them as its purpose. */
const keepsIt =
  /\b(?:histor\w+|preserv\w+|conserv\w+|habitats?|wildlife|farm\w*|affordable|homes|housing|scenic|open space|artifacts?|cemeter(?:y|ies))\b/i;

export const isPower = (text: string): boolean =>
  power.test(text) && powerObject.test(text) && !keepsIt.test(text);

/** "…, and in furtherance of these purposes, to exercise all of the powers …": the purposes end before it. */
const powersFollow =
  /[,;]?(?: and)?,? (?:in furtherance (?:of|and in)|to (?:these|those|such|that) ends?\b|for (?:these|such) purposes,? (?:the|to have)|with (?:all )?the powers?\b|and (?:in connection therewith|to have (?:and|all)|to exercise))(?=.*(?:[:;]|\b(?:powers?|exercise|acquire|lawful|all things)\b)).*$/i;
const enoughBefore = 60;

/** "This Association does not contemplate pecuniary gain …, and the specific purposes …". */
const noGain =
  /^(?:this|the) \p{L}+ does not contemplate pecuniary gain[^;]*?,? and the (?=(?:specific |primary )?purposes?\b)/iu;

/** The purposes proper, without the powers that the same sentence goes on to list. */
export const withoutPowers = (text: string): string => {
  const own = text.replace(noGain, 'The ');
  const at = own.search(powersFollow);
  return at > enoughBefore ? `${own.slice(0, at).replace(/[\s,;:]+$/, '')}.` : own;
};

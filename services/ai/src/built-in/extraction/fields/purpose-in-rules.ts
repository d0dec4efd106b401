/** Of a committee, a meeting, a fund: not what the body is for. */
const ofAPart =
  /\b(?:policy|meetings?|committees?|article|section|bylaws?|fund|quorum|(?<!\b(?:its|our|their) )members|management and control)\b/i;
const opening = 90;
const governed = /\b(?:vested in|administered by)\b/i;
/** "… at a General Meeting convened for that purpose for which thirty days' notice shall be given". */
const forAnOccasion =
  /\b(?:convened|called|held|appointed|required|set aside|used) for (?:that|this|such|the) purposes?\b|\b(?:may|shall|can) (?:only )?be (?:dissolved|wound up|amended)\b|\bfor (?:that|such) purpose for which\b/i;
/** "… exactly what this corporation was organized to do". */
const spokenOf = /\b(?:organized|formed|established|created) to do\b(?! good)/i;

/** By-laws speak of purposes where they tell who meets, who decides and how it ends, too. */
export const isOfARule = (text: string): boolean =>
  ofAPart.test(text.slice(0, opening)) ||
  governed.test(text) ||
  forAnOccasion.test(text) ||
  spokenOf.test(text);

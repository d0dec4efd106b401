const wanted =
  /\b(?:we|I) (?:(?:would|'d|should|also|still) )*(?:want|like|aim|hope|expect|plan)\b[^.;]*\d/i;
const named = /^(?:our |the |a )?(?:targets?|goals?|aims?)\b[^.;]*\d/i;
const happy = /^if \d[^.;]*\b(?:happy|glad|pleased|success\w*|worked|content|satisfied|enough)\b/i;

/** "Target 60 a mile by 2029", "We want 30 of the 40 to move up": a figure to be reached. */
export const statesTarget = (text: string): boolean =>
  wanted.test(text) || named.test(text) || happy.test(text);

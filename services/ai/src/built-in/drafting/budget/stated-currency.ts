const dollars: [RegExp, string][] = [
  [/\b(?:Canadian|CAD|Cdn)\b/, 'CAD'],
  [/\b(?:Australian|AUD)\b/, 'AUD'],
  [/\b(?:New Zealand|NZD)\b/, 'NZD'],
];
/** "BUDGET (all Canadian $)", "All amounts in CAD": what is said of every figure. */
const ofAll =
  /(?:^|\n)[^\n]{0,60}\b(?:budget|costs?|expenses|amounts|figures|sums|everything)\b[^\n\d]{0,12}\b(?:all|in|are)\b[^\n\d]{0,12}?((?:Canadian|Australian|New Zealand|CAD|AUD|NZD|Cdn)\b)[^\n\d]{0,12}(?=\n|$)/i;

/** The currency that somebody says all figures of a budget are in, where their sign alone would be another's. */
export const statedCurrency = (text: string): string | undefined => {
  const said = ofAll.exec(text)?.[1];
  return said === undefined ? undefined : dollars.find(([pattern]) => pattern.test(said))?.[1];
};

/** What people call a currency where they name it once for all figures. */
const named: [RegExp, string][] = [
  [/\b(?:Canadian|CAD|Cdn)\b/i, 'CAD'],
  [/\b(?:Australian|AUD)\b/i, 'AUD'],
  [/\b(?:New Zealand|NZD)\b/i, 'NZD'],
  [/\b(?:Kenyan?|KES|Kshs?|KSh)\b/i, 'KES'],
  [/\b(?:Tanzanian?|TZS|TSh)\b/i, 'TZS'],
  [/\b(?:Ugandan?|UGX|USh)\b/i, 'UGX'],
  [/\b(?:rands?|ZAR)\b/i, 'ZAR'],
  [/\b(?:Indian|INR|rupees)\b/i, 'INR'],
  [/\b(?:naira|NGN)\b/i, 'NGN'],
  [/\b(?:cedis|GHS)\b/i, 'GHS'],
  [/\b(?:euros?|EUR)\b/i, 'EUR'],
  [/\b(?:pounds sterling|sterling|GBP|British pounds|pounds)\b/i, 'GBP'],
  [/\b(?:US dollars|U\.S\. dollars|USD|American dollars)\b/i, 'USD'],
];
const anyName = named.map(([{ source }]) => source).join('|');
const gap = String.raw`[^\n\d]{0,12}`;
/** "BUDGET (all Canadian $)", "All amounts in CAD", "All sums are in Kenya shillings (KES) unless it says otherwise". */
const ofAll = new RegExp(
  String.raw`(?:^|\n|[.;] )[^\n.;]{0,60}\b(?:budget|costs?|expenses|amounts|figures|sums|money|everything)\b${gap}\b(?:all|in|are)\b${gap}?(${anyName})[^\n\d.;]{0,48}(?=[.;\n]|$)`,
  'i',
);

/** The currency that somebody says all figures of a budget are in, where their sign alone would be another's. */
export const statedCurrency = (text: string): string | undefined => {
  const said = ofAll.exec(text)?.[1];
  return said === undefined ? undefined : named.find(([pattern]) => pattern.test(said))?.[1];
};

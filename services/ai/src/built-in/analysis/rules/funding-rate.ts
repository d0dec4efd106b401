import type { Rule } from '../finding.ts';
import { wholeSentences } from './whole-sentences.ts';

const share =
  '(?:\\d{1,3}(?:\\.\\d+)? ?(?:%|per ?cent)|(?:ten|twenty|thirty|fifty|seventy-five|eighty) percent)';
const base =
  '(?:costs?|budgets?|expenses|expenditures?|project value|FEC|full economic cost(?:s|ing)?)\\b';
const gives =
  /\b(?:grants?|funding|award|awards|support|contribution|applicants?|funds?|council|foundation|trust|programme?|we|beneficiaries)\b/i;
const rate = new RegExp(
  [
    // "the EU grant may not exceed 90 % of the total eligible costs", "up to 50% of project costs"
    `\\b(?:not exceed|exceeds?|up to|at most|maximum of|no more than|limited to|covers?|fund(?:s|ed)?|pays?|receive|reimburses?)\\b[^.;]{0,25}?${share} (?:of )?(?:[\\w'’-]+ ){0,5}?${base}`,
  ].join('|'),
  'i',
);
const other =
  /\b(?:indirect|overhead|administrat\w+|match(?:ing)?|salar(?:y|ies)|personnel|fringe|travel|equipment|subcontract\w*|pre-?payment|advance|instal?ments?|contingency|fee|management|evaluation|retain|withh\w+|reallocat\w+|transfer|line items?|category)\b/i;

/** Which share of the costs, or of a budget, the grant may come to. */
export const fundingRate: Rule = {
  name: 'funding-rate',
  find: (guidelines) =>
    wholeSentences(
      guidelines,
      {
        says: (text) => rate.test(text) && gives.test(text) && !other.test(text),
        longest: 260,
        most: 3,
      },
      { kind: 'amount', weight: 76 },
    ),
};

import { isOfAnotherCall } from '../aside.ts';
import { finding, type Rule } from '../finding.ts';
import { asChecklistLine, isWhole } from '../wording.ts';

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
    guidelines.statements
      .flatMap((statement) => {
        const { text } = statement;
        if (isOfAnotherCall(statement) || text.length > 260 || /[?:]$/.test(text)) return [];
        if (!rate.test(text) || !gives.test(text) || other.test(text)) return [];
        const line = asChecklistLine(text);
        if (!line || !isWhole(line)) return [];
        return [finding(statement, { kind: 'amount', text: line, weight: 76 })];
      })
      .slice(0, 3),
};

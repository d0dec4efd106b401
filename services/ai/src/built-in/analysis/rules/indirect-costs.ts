import { finding, type Rule } from '../finding.ts';
import { asChecklistLine, isMandatory } from '../wording.ts';

const subject =
  /\b(?:indirect(?: costs?| rate| expenses)?|overheads?|administrative (?:costs?|expenses|overhead|fees?)|administration(?=[:,]? (?:max|up to|at most|not more|no more|limited))|facilities (?:and|&) administrative|f&a\b|de minimis)\b/i;
const demand =
  /(?:\d{1,2}(?:\.\d)?\s?(?:%|percent|per cent)|\b(?:not (?:allow|permit|exceed|fund|eligible|be|cover|pay|included?)\w*|cannot|may not|no more than|limited|up to|unallowable|allowable|must|capped|maximum|full|include[ds]?|no indirect)\b)/i;

/** How much overhead a budget may hold. */
export const indirectCosts: Rule = {
  name: 'indirect-costs',
  find: (guidelines) =>
    guidelines.statements.flatMap((statement) => {
      const { text } = statement;
      if (statement.aside && statement.aside !== 'background' && statement.aside !== 'after')
        return [];
      if (!subject.test(text) || !demand.test(text)) return [];
      const line =
        statement.form === 'pair'
          ? `${statement.label}: ${statement.value}`
          : asChecklistLine(text);
      if (!line || line.length > 330) return [];
      return [
        finding(statement, {
          kind: 'amount',
          text: line,
          mandatory: isMandatory(text),
          weight: /\d\s?(?:%|percent)/.test(text) ? 72 : 56,
        }),
      ];
    }),
};

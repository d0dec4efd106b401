import { finding, type Rule } from '../finding.ts';
import { asChecklistLine, isWhole } from '../wording.ts';
import { isOfAnotherCall } from '../aside.ts';

const share =
  /\b(?:no(?:t)? (?:be )?(?:more|greater) than|(?:not|never) (?:to )?(?:be more than|exceed)|up to|at most|a maximum of|(?:limited|capped) (?:to|at)|above|over)\s+(?:\w+(?:[- ]\w+)? (?:percent|per cent) )?\(?(?:\d{1,3}\s?(?:%|percent|per cent))\)?\s+(?:of (?:the |your |its |an? )?(?:[\w']+ ){0,4}(?:budget|income|turnover|expens\w+|expenditures?|award|grant|request|total costs?|anything)|for (?:administration|overheads?|indirect costs?|administrative costs))/i;

/** How much of the money, or of the organization's own, something may make up. */
export const shareOfMoney: Rule = {
  name: 'share-of-money',
  find: (guidelines) =>
    guidelines.statements.flatMap((statement) => {
      const said = statement.form === 'pair' ? (statement.value ?? '') : statement.text;
      const text = /\([^()]*\)\s*$/.test(said) ? said.replace(/\$\s*(?=\()/, '') : said;
      if (isOfAnotherCall(statement) || statement.aside === 'after') return [];
      if (!share.test(text) || text.length > 260) return [];
      if (/\b(?:was|were|went|had)\b/i.test(text)) return [];
      const line = asChecklistLine(text);
      return line && isWhole(line)
        ? [finding(statement, { kind: 'amount', text: line, weight: 64 })]
        : [];
    }),
};

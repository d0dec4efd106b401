import type { RequirementKind } from '@grantwright/shared/contract';
import { findMoney } from '../../../text/money.ts';
import { finding, type Rule } from '../finding.ts';
import { asChecklistLine, isMandatory } from '../wording.ts';

const sets =
  /\b(?:must|shall|may not|cannot|not exceed|no more than|at least|minimum|maximum|(?:should|must) (?:\w+ ){0,2}be (?:less than|under|below)|limited to|up to|only|in the amount of|fixed|required|fee|stipends?|per (?:month|hour|day|person|participant|student|mile|year)|insurance|budget(?:s)? (?:of|under|over|below|less|greater|between))\b/i;

/** The sum insured is no money of the grant: who applies must have it, or who wins. */
const kindOf = (text: string): RequirementKind => {
  if (!/\binsurance\b/i.test(text)) return 'amount';
  return /\b(?:appl(?:y|ying|icants?)|organi[sz]ations?|group)\b/i.test(text)
    ? 'eligibility'
    : 'content';
};

/** Other amounts that bind: stipends, fees, insurance, ceilings on single costs. */
export const setAmounts: Rule = {
  name: 'set-amounts',
  find: (guidelines) =>
    guidelines.statements.flatMap((statement) => {
      const { text } = statement;
      if (statement.aside && statement.aside !== 'after') return [];
      if (
        statement.form === 'pair' ||
        findMoney(text).length === 0 ||
        !sets.test(text) ||
        text.length > 320
      )
        return [];
      if (
        /\b(?:sam\.gov|fapiis|history|single audit|for all awards likely|lobby|defined as|means\b)/i.test(
          text,
        )
      )
        return [];
      const line = asChecklistLine(text);
      return line
        ? [
            finding(statement, {
              kind: kindOf(text),
              text: line,
              mandatory: isMandatory(text),
              weight: statement.aside ? 40 : 59,
            }),
          ]
        : [];
    }),
};

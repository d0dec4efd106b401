import { isOfAnotherCall } from '../aside.ts';
import { finding, type Rule } from '../finding.ts';
import { asChecklistLine, isWhole } from '../wording.ts';

const says =
  /\b(?:reimbursement (?:basis|grants?|program)|(?:paid|disbursed|awarded|made|funds?|payments?) (?:\w+ ){0,3}(?:on (?:a|an) (?:cost[- ])?reimburs\w+|as reimbursement|in advance|in (?:two|three|four|equal) (?:\w+ )?(?:payments|installments|instalments)|in full|up front|after (?:the )?(?:award|signed agreement))|\d{1,3}\s?(?:%|percent) (?:up ?on|at|on|after) (?:award|signing|completion|approval|receipt)|(?:check|cheque|payment)s? (?:will be|are|is) (?:processed|issued|mailed|sent|made) within|(?:first|second|final|initial) (?:payment|installment|instalment)\b|\b(?:half|one[- ](?:half|third|quarter)|two[- ]thirds|remaind(?:er|ing)|\d{1,3}\s?(?:%|percent|per cent)) (?:of )?(?:the |each |your )?(?:\w+ )?(?:grants?|funds?|funding|awards?|amount|money|sum)\b[^.]{0,30}\b(?:released|paid|disbursed|transferred|withheld|provided|issued)\b|(?:monthly|quarterly|annual|semi-?annual) (?:disbursements?|payments?|instal?lments?) of (?:the )?(?:funds|grants?|awards?)|payment is by reimbursement|^(?:(?:type|method|form|schedule) of )?(?:payments?|disbursements?)(?: (?:type|method|schedule|terms))?: (?:\w+ ){0,3}(?:reimburs\w+|advances?|instal?lments?|lump sum)|^(?:funding|grant) distribution:)/i;

/** How the money comes: in advance, in parts, or only against bills. */
export const payment: Rule = {
  name: 'payment',
  find: (guidelines) =>
    guidelines.statements
      .flatMap((statement) => {
        const { text } = statement;
        if (isOfAnotherCall(statement) || text.length > 300 || !says.test(text)) return [];
        if (/\b(?:stipends?|salar|indirect|tuition|application fee)\b/i.test(text)) return [];
        const line = asChecklistLine(text);
        if (!line || !isWhole(line)) return [];
        return [
          finding(statement, {
            kind: 'amount',
            text: line,
            mandatory: false,
            weight: /reimburs/i.test(text) ? 53 : 39,
          }),
        ];
      })
      .slice(0, 2),
};

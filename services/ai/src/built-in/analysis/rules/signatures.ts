import { isOfAnotherCall } from '../aside.ts';
import { finding, type Rule } from '../finding.ts';
import { asChecklistLine, isWhole } from '../wording.ts';

const says =
  /\b(?:signatures? (?:is|are|must be|will be) (?:also )?(?:required|needed|obtained|accepted)|(?:must|should|shall|has to|have to|need to|to) be (?:\w+ )?signed\b|signed by (?:the|your|an?|its|their|both|all|two)\b|signatures? of\b[^.]{3,80}\b(?:required|needed|must))/i;
/** What is signed after the award, or by whom writes for the funder. */
const notOurs =
  /\b(?:agreements?|memorand\w+|contracts?|grantees?|recipients?|awardees?|signed into law|letters? of (?:support|commitment)|report|checks?|cheques?)\b/i;

/** Who must sign the application, and how. */
export const signatures: Rule = {
  name: 'signatures',
  find: (guidelines) =>
    guidelines.statements
      .flatMap((statement) => {
        const { text, form } = statement;
        if (isOfAnotherCall(statement) || statement.aside === 'after' || form === 'pair') return [];
        if (text.length > 260 || /[?:]$/.test(text)) return [];
        if (!says.test(text) || notOurs.test(text)) return [];
        const line = asChecklistLine(text);
        if (!line || !isWhole(line)) return [];
        return [finding(statement, { kind: 'submission', text: line, weight: 54 })];
      })
      .slice(0, 2),
};

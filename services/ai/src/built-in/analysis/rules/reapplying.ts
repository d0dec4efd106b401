import { isOfAnotherCall } from '../aside.ts';
import { finding, type Rule } from '../finding.ts';
import { asChecklistLine, isWhole } from '../wording.ts';

const refused =
  /\b(?:turned down|declined|denied|rejected|unsuccessful|not (?:selected|funded|successful|approved|awarded)|previous applicants?)\b/i;
const again =
  /\b(?:re-?apply|re-?submit\w*|re-?submission|submit (?:a new|another|a revised)|apply again|try again)\b/i;

/** Whether, and when, one may ask again after a refusal. */
export const reapplying: Rule = {
  name: 'reapplying',
  find: (guidelines) =>
    guidelines.statements
      .flatMap((statement) => {
        const { text } = statement;
        if (isOfAnotherCall(statement) || text.length > 260 || /[?:]$/.test(text)) return [];
        if (!refused.test(text) || !again.test(text)) return [];
        const line = asChecklistLine(text);
        if (!line || !isWhole(line)) return [];
        return [
          finding(statement, { kind: 'eligibility', text: line, mandatory: false, weight: 44 }),
        ];
      })
      .slice(0, 1),
};

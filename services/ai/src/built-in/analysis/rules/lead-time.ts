import { isOfAnotherCall } from '../aside.ts';
import { finding, type Rule } from '../finding.ts';
import { asChecklistLine, isWhole } from '../wording.ts';

const span =
  '(?:\\w+ \\(\\d+\\)|\\d{1,3}|one|two|three|four|six|eight|ten|thirty|sixty|ninety) (?:calendar |business |working |full )?(?:days|weeks|months?)';
const says = new RegExp(
  `\\b(?:requests?|applications?|proposals?|forms?)\\b[^.]{0,40}\\b(?:must|should|need to|have to|are to|please)\\b[^.]{0,50}\\b${span} (?:in advance(?: of)?|before|prior to|ahead of)\\b`,
  'i',
);

/** How long before the event, not before which day, one must ask. */
export const leadTime: Rule = {
  name: 'lead-time',
  find: (guidelines) =>
    guidelines.statements
      .flatMap((statement) => {
        const { text, label } = statement;
        if (isOfAnotherCall(statement) || text.length > 220 || /[?:]$/.test(text)) return [];
        const said = label ? text.slice(text.startsWith(`${label}:`) ? label.length + 1 : 0) : text;
        if (!says.test(said)) return [];
        if (/\b(?:extension|amend\w*|budget change|modification|report|invoice)\b/i.test(said))
          return [];
        const line = asChecklistLine(said.trim());
        if (!line || !isWhole(line)) return [];
        return [
          finding({ ...statement, form: 'sentence' }, { kind: 'deadline', text: line, weight: 92 }),
        ];
      })
      .slice(0, 2),
};

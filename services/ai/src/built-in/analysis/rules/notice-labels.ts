import { capitalize } from '@grantwright/analyst';
import { isOfAnotherCall } from '../aside.ts';
import { finding, type Rule } from '../finding.ts';

/** What forms and the lawyer ask for later: the notice's own number, what kind of agreement it leads to. */
const labels =
  /^(?:(?:funding |grant )?opportunity (?:number|id)|(?:nofo|rfp|rfa|solicitation|notice|program announcement) (?:number|no\.?|id)|(?:federal )?assistance listing(?:\(?s\)?)?(?: numbers?(?:\(s\))?)?|(?:cfda|aln)(?: numbers?(?:\(s\))?)?|funding instrument(?: type)?|(?:anticipated )?(?:type of (?:award|assistance instrument)|award type|instrument type)|category of funding activity)$/i;

/** Facts that a notice gives beside a label and that an applicant has to cite. */
export const noticeLabels: Rule = {
  name: 'notice-labels',
  find: (guidelines) => {
    const seen = new Set<string>();
    return guidelines.statements.flatMap((statement) => {
      const label = (statement.label ?? '').trim();
      const value = (statement.value ?? '').trim();
      if (isOfAnotherCall(statement) || !labels.test(label)) return [];
      if (value.length < 3 || value.length > 120 || /[?_]|^(?:n\/a|none|tbd)\b/i.test(value))
        return [];
      const key = label.toLowerCase();
      if (seen.has(key)) return [];
      seen.add(key);
      return [
        finding(statement, {
          kind: 'content',
          text: `${capitalize(label)}: ${value.replace(/[.;]$/, '')}`,
          mandatory: false,
          weight: /number|no\.?$|id$|cfda|listing/i.test(label) ? 38 : 34,
          topic: `label ${key}`,
        }),
      ];
    });
  },
};

import { isOfAnotherCall } from '../aside.ts';
import { finding, type Rule } from '../finding.ts';
import { asChecklistLine, isWhole } from '../wording.ts';

const often =
  '(?:annually|quarterly|monthly|bi-?monthly|semi-?annually|biannually|(?:once|twice|(?:two|three|four|five|six|several) times) (?:a|per|each|every) (?:calendar |academic |fiscal )?year)';
const says = new RegExp(
  [
    // "holds two rounds of grant applications"
    `\\b(?:holds?|runs?|has|have|offers?|hosts?|conducts?|there are) (?:two|three|four|five|six|[2-6]) (?:[\\w-]+ ){0,2}(?:rounds|cycles|calls|application periods)\\b`,
    // "applications are accepted and reviewed annually"
    `\\b(?:applications?|proposals?|requests?|grants)\\b[^.]{0,30}\\b(?:are|is|will be)\\b[^.]{0,20}\\b(?:accepted|reviewed|considered|awarded|invited|made|taken|open)\\b[^.]{0,30}\\b${often}`,
    // "submission will commence during the initial month of the semester"
    `\\b(?:submissions?|applications?|call|proposals)\\b[^.]{0,40}\\b(?:commences?|opens?|begins?|starts?)\\b(?! dates?)[^.]{0,30}\\b(?:month|week|semester|term|spring|summer|fall|autumn|winter)\\b`,
    // "The committee meets on the first Tuesday of each month"
    `\\b(?:board|committee|trustees|directors|lodge|club|council|panel)\\b[^.]{0,30}\\bmeet(?:s|ings?)?\\b[^.]{0,70}\\b(?:(?:each|every) (?:month|quarter)|${often})`,
  ].join('|'),
  'i',
);
const notOfCall = /\b(?:reports?|invoices?|newsletter|webinar|payments?|grantees|volunteers)\b/i;

/** How often, and in which part of the year, one may apply or is decided upon, where no day is named. */
export const rounds: Rule = {
  name: 'rounds',
  find: (guidelines) =>
    guidelines.statements
      .flatMap((statement) => {
        const { text } = statement;
        if (isOfAnotherCall(statement) || statement.aside === 'after' || text.length > 240)
          return [];
        if (!says.test(text) || notOfCall.test(text) || /[?:]$/.test(text)) return [];
        const line = asChecklistLine(text);
        if (!line || !isWhole(line)) return [];
        return [finding(statement, { kind: 'deadline', text: line, mandatory: false, weight: 47 })];
      })
      .slice(0, 2),
};

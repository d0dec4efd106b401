import { isOfAnotherCall } from '../aside.ts';
import { finding, type Finding, type Rule } from '../finding.ts';

const length =
  '(?:\\d{1,2}|one|two|three|four|five|six|nine|twelve|eighteen|twenty-four)(?: \\(\\d+\\))? (?:years?|months?|weeks?)';
/** "…, for work of up to 12 months beginning after 1 May 2027." */
const span = new RegExp(
  `\\bfor (?:work|an? project|projects|activities) (?:of|lasting|that (?:lasts?|takes?)|over|running(?: for)?) (?:up to|at most|no more than|no longer than) (${length})\\b(?:,? ((?:beginning|starting|to begin|to start|that (?:begins?|starts?)) [^,.;()]{4,60}))?`,
  'i',
);

/** How long the work may take, told in the same breath as the money: "$5,000, for work of up to a year". */
export const workSpan: Rule = {
  name: 'work-span',
  find: ({ statements }) =>
    statements.flatMap((statement): Finding[] => {
      if (isOfAnotherCall(statement) || statement.aside === 'after') return [];
      const [, most = '', begin = ''] = span.exec(statement.text) ?? [];
      if (most === '') return [];
      return [
        finding(statement, {
          kind: 'limit',
          text: `Plan a project of at most ${most}${begin ? `, ${begin.trim()}` : ''}`,
          weight: 73,
          topic: `period at most ${most}`,
        }),
      ];
    }),
};
